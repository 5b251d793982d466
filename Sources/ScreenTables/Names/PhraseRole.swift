/// The role that a word or phrase plays around the noun of a short request.
package enum PhraseRole: Int, CodingKey, Sendable {
  case generic, empty, lead, article, wrapper, rank, worst, tail, condition, restricting, noun,
    faint
  case opinion, part, clause, own
  /// Words that limit or order a list: a time, a sequence, a place nearby, a figure under or over
  /// a bound, an initial letter, a year, a fitness adjective ("good for") or a relative clause.
  case time, sequence, near, under, over, initial, dating, fit, relative
  /// Words that carry little content by themselves. `present` is for what exists now, `vague` for
  /// nouns of no particular thing, and `portion` for nouns of a part or a measure. `subject`
  /// links a kind of screen to its subject.
  case present, vague, portion, subject, site, possessive, strict, unit
  /// Names of topic columns. Items in `unworldly` columns are not looked up by name, and those in
  /// `people` columns are also found by last name. `work` marks items whose titles can be any
  /// noun, and `loose` columns add nothing to the facts of another topic. `shared` values
  /// coincide by chance, and `byname` words can be dropped from a name.
  case unworldly, people, work, loose, shared, byname
  /// Words that say where things are or what they are near, names of the columns for what a place
  /// lies in, and phrases that introduce an order.
  case placing, around, home, ordering
  /// Subjects of a clause about the preceding noun, and phrases that introduce what a thing has.
  case subjective, owning
  /// Nouns that only say that the preceding word has kinds ("dog breeds"), phrases that introduce
  /// what things have most of, and people whom things are for.
  case sorting, topped, audience
  /// Nouns for something that belongs to another thing, such as the signs of a stroke.
  case relational
  /// Prepositions before a time or a place that only qualifies a name.
  case adding
  /// Forms of teaching, such as "lesson", and the last words of labels for numbers that count
  /// nothing.
  case taught, coded
  /// Words that mark a label as a clause, an instruction or the start of a sentence, which gets
  /// no hint.
  case personal, telling, asking, leading, predicate
  /// Currencies, payment intervals, states that any thing can be in, columns that name the person
  /// a thing belongs to, and nouns for the place where a service is provided.
  case currency, each, state, holder, post
  /// Nouns of places that share their name with what they sell: "bakery".
  case selling
  /// Phrases that ask for a screen in front of its purpose and are not part of its title.
  case framing
  /// Words that qualify a request rather than name its subject: titles of people, nouns of places
  /// that are numbered, and phrases for the order of rows.
  case titled, located, arranged
}
