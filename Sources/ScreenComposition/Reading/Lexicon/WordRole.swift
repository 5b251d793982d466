/// What a word stands for beside its part in a sentence, as cue files write it.
///
/// A word may have several roles: a "record" is what one does, what a list holds and what a form
/// takes down. Who reads it asks for the one that the place calls for.
enum WordRole: String, CaseIterable {
  /// One who is spoken of: "you".
  case pronoun
  /// What the subject of a wish does: "needs".
  case needing
  /// A verb that as well says which of several things is meant: "new deadline", "start station".
  case qualifying
  /// What one does who needs something from others, before what that is: "collect their names".
  case gathering
  /// What one asks for who wants a text: "write an article".
  case composing
  /// What somebody does to whom something is shown: "sees".
  case seeing
  /// What a sentence begins with that says what the whole screen is: "this is for".
  case introducing
  /// What goes before a clause that says what something is good for: "so that we know".
  case purpose
  /// What stands for things that were named before: "these".
  case reference
  /// A verb of what was done before or is not yet there, and so is not to be shown: "asked".
  case aside
  /// A verb that helps another, as in "how did the rent develop": "did".
  case auxiliary
  /// A verb of having a course: "develop".
  case developing
  /// A verb before the figure that something has: "is at 12".
  case standing
  /// What says one thing of a list, whatever things it has: "each record".
  case row
  /// What says that somebody is not to do something: "can't".
  case unable
  /// What says after a name that it is of what is still there: "left".
  case remaining
  /// A verb of the mind, for which something is shown: "so I can plan".
  case pondering
  /// The name of what a state means, before the state: "tone success".
  case tone
  /// What says how much of a quality there is, before it: "very".
  case degree
  /// What ends the name of a street: "road".
  case street
  /// What is written in several lines that are one: "address".
  case postal
  /// What is said of something after the share of it that is done: "full", "through".
  case full
  /// A verb of being somewhere: "lies".
  case situated
  /// What shows by its length or turn how far something has come: "a bar that tells …".
  case gauge
  /// What answers a question whether something is so: "yes".
  case answer
  /// What obliges one to do something: "should".
  case modal
  /// A place to write in, after the name of what is written there: "box".
  case blank
  /// What distinguishes one thing from others, after the name of the thing: "number".
  case identifier
  /// What there is more or less of, on a scale: "volume".
  case amount
  /// What answers a question that is put to someone: "decline".
  case reply
  /// What asks for the way something is done: "how".
  case manner
  /// What goes before steps that somebody is led along: "go through".
  case guiding
  /// Who does something, named by what they do: "whoever".
  case whoever
  /// What is distinguished from others by a number after it, as a part of the whole: "step two".
  case stage
  /// What one does with a switch in words of its own: "checks 'I agree'".
  case checking
  /// A box to tick, one or several of which may be named each.
  case ticks
  /// What one hands in where a form names it: "photo".
  case upload
  /// What is distinguished from others of its kind by a number after it: "line 7".
  case numbered
  /// A verb of telling somebody something: "warn".
  case announcing
  /// What is done to somebody who is told something: "warned".
  case announced
  /// What asks where something is: "where".
  case locating
  /// What is said by one who does: "message".
  case message
  /// What goes before a clause that is said: "that".
  case content
  /// What goes before a clause that something depends on: "if".
  case condition
  /// What says that a thing is written down anew: "add".
  case making
  /// What says that it is written down otherwise: "edit".
  case changing
  /// What precedes a thing that is not there yet: "new".
  case another
  /// A word for a choice that is also what is listened to: "radio".
  case broadcast
  /// What announces figures of several kinds: "stats".
  case figures
  /// What plays sound or pictures, where it is said of what: "player for".
  case player
  /// What is to be reached, before the figure that it is: "goal 10,000".
  case goal
  /// What shows on a map where something is: "pin".
  case mark
  /// What ranks by the least: "cheapest".
  case least
  /// The words above a part: "headline".
  case heading
  /// When things are to be done, after the name of the things: "shift plan".
  case plan
  /// What is to be done: "tasks".
  case tasks
  /// All of several things that have not been spoken of: "others".
  case rest
  /// What parts from its verb, and follows the object: "check a guest in".
  case particle
  /// What goes before a clause that says what something is good for: "so that".
  case reason
  /// What is taken down on a form where the names of its fields follow: "whale sighting: …".
  case record
  /// What counts up and down, and, where names follow, shows how far something has come.
  case stepper
  /// What makes a list of what was named one to tick: "tick these".
  case ticking
  /// What makes what follows hold for all that was named before: "each".
  case all
  /// What makes a choice of what precedes: "is picked".
  case chosen
  /// What makes a field of what precedes: "is typed in".
  case entered
  /// What announces the names of what was said in general: "namely".
  case naming
  /// What is there at first, before a figure: "start 6500".
  case outset
  /// What one does, or has, on whom it depends whether something is said: "if you like".
  case willing
  /// What somebody who is named does for a screen: "needs".
  case wishing
  /// What goes back into the part that was spoken of: "in it".
  case inside
  /// All of what is requested: "the page".
  case whole
  /// A verb of putting something down: "write down".
  case recording
  /// What is to be known, and so has to be put down before: "need to know".
  case knowing
  /// One more of the kind that was named last: "another one".
  case again
  /// What goes on to the next of several, before its article: "next".
  case sequel
  /// What makes a likeness of the noun it is tied to: "-like".
  case likeness
  /// Where on a screen something is, before a colon: "top: …".
  case place
  /// What answers that something is not so: "no".
  case denial
  /// One of the parts of a screen, where others were named before it: "the last".
  case further
  /// Who speaks of himself, after the verb: "me".
  case teller
  /// What says that a thing is the writer's: "my".
  case own
  /// What a field shows before anything is written in it: "placeholder".
  case hint
  /// What holds nothing but buttons: "toolbar".
  case bar
  /// What one of several is chosen from: "options".
  case offer
  /// A colour, which is a state only by itself: "grey", but not "African grey".
  case hue
  /// What distinguishes a record from others, first of its columns: "name".
  case identity
  /// What asks for an answer rather than for a part: "tell me …".
  case answering
  /// What says of several things that they can be looked up: "searchable".
  case searching
  /// What adds a half to the number before it: "four and a half".
  case half
  /// What says before a list that it is done from its first to its last: "in order: …".
  case orderly
  /// Whose something is that he gives or says: "their".
  case possessor
  /// A verb of telling what is one's own: "give their name".
  case giving
  /// A verb of using a button, before its name: "presses".
  case pressing
  /// A verb of bringing something to a value within a range: "set".
  case adjusting
  /// Whose something is who reads the screen: "your".
  case addressed
  /// Who writes, as the subject of a sentence: "I", "we".
  case writer
  /// Several who do something, whose name has no ending of a plural: "people".
  case people
  /// A verb of having the values of a range, before the range: "goes from 0 to 16".
  case ranging
  /// What is between a name and the figure that it reached: "got".
  case attaining
  /// A month that is another word too, where it is written small: "may".
  case month
  /// What names the last of several things: "recent".
  case newest
  /// What is over questions and their answers: "FAQ".
  case questions
  /// What sets things side by side, after their names: "oak and pine compared by weight".
  case comparing
  /// A verb of hearing or seeing a recording, before its name: 'watch "First steps"'.
  case playing
  /// What somebody is asked to be before something is done: "ask whether they are sure".
  case sure
  /// A verb of bringing up another part of the screen: "it opens a dialog".
  case opening
  /// A language that code is written in: "sql".
  case tongue
}
