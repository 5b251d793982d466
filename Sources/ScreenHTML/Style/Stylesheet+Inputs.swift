extension Stylesheet {
  static var inputs: StaticString {
    """
    .f{display:grid;gap:.375rem;align-content:start;min-inline-size:0}
    .f>label,.sl>label,legend{font-size:.9375rem;font-weight:600;line-height:1.45}
    legend{margin-block-end:.25rem}.f>label>.m{font-weight:400}
    .in{inline-size:100%;min-block-size:2.75rem;padding:.5rem .8125rem;border:1px solid var(--edge);\
    border-radius:.625rem;background:var(--surf);color:inherit;font:inherit}
    .in::placeholder{color:var(--mut);opacity:1}
    .in:user-invalid{border-color:var(--crit);box-shadow:0 0 0 1px var(--crit)}
    textarea.in{min-block-size:6rem;resize:vertical}

    """
  }

  /// The browser's own icons of dates and times are pictures that it asks for; these are drawn.
  static var dates: StaticString {
    """
    ::-webkit-calendar-picker-indicator{background:none;inline-size:1rem;block-size:1rem;padding:0;\
    border:2px solid;border-block-start-width:5px;border-radius:3px;opacity:.7}
    [type=time]::-webkit-calendar-picker-indicator{border-width:2px;border-radius:50%}

    """
  }

  static var choices: StaticString {
    """
    input{accent-color:var(--acc)}
    .opt{display:flex;align-items:center;gap:.75rem;min-block-size:2.75rem;padding-block:.375rem}
    .opt input{inline-size:1.375rem;block-size:1.375rem;margin:0;flex:none}
    .done input:checked+span{color:var(--mut);text-decoration:line-through}
    .seg{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(6rem,100%),1fr));gap:2px;\
    padding:3px;border-radius:.75rem;background:var(--sunk)}
    .seg>label{position:relative;display:grid;place-items:center;min-block-size:2.5rem;\
    padding:.25rem .5rem;border:1px solid transparent;border-radius:.5625rem;text-align:center}
    .seg input{position:absolute;inset:0;inline-size:100%;block-size:100%;margin:0;opacity:0}
    .seg>:has(:checked){background:var(--surf);border-color:var(--edge);font-weight:600}
    .seg>:has(:focus-visible){outline:2px solid var(--acc);outline-offset:2px}
    .tog{display:flex;align-items:center;justify-content:space-between;gap:1rem;\
    min-block-size:2.75rem;padding-block:.5rem}
    .tog+.tog{border-block-start:1px solid var(--line)}
    .sw{appearance:none;display:grid;align-items:center;flex:none;inline-size:2.875rem;\
    block-size:1.75rem;margin:0;padding:.25rem;border:1px solid var(--edge);border-radius:99px;\
    background:var(--surf)}
    .sw::before{content:"";inline-size:1.125rem;block-size:1.125rem;border-radius:50%;\
    background:var(--edge)}
    .sw:checked{background:var(--acc);border-color:var(--acc)}
    .sw:checked::before{background:var(--on);justify-self:end}
    .sl{display:flex;justify-content:space-between;gap:1rem}.sl output{font-weight:600}
    .rng{inline-size:100%;min-block-size:1.75rem;margin:0}
    @media (forced-colors:active){.sw{appearance:auto;inline-size:1.5rem;block-size:1.5rem}\
    .sw::before{content:none}\
    .seg>label{border-color:Canvas}.seg>:has(:checked){border-color:Highlight}}
    .ends{display:flex;justify-content:space-between;font-size:.875rem;color:var(--mut)}

    """
  }

  static var actions: StaticString {
    """
    .acts{display:flex;flex-wrap:wrap;align-items:center;gap:.75rem}
    .btn{display:inline-flex;align-items:center;justify-content:center;min-block-size:2.75rem;\
    min-inline-size:2.75rem;max-inline-size:100%;\
    padding:.5rem 1.125rem;border:1px solid var(--edge);\
    border-radius:.625rem;background:var(--surf);color:var(--ink);font:inherit;font-weight:600;\
    line-height:1.3;text-align:center;text-decoration:none;cursor:pointer}
    .btn:hover{border-color:var(--ink)}
    .pri{background:var(--acc);border-color:var(--acc);color:var(--on)}
    .des{background:var(--crit-t);border-color:var(--crit);color:var(--crit)}
    .pla{background:none;border-color:transparent;color:var(--acc)}
    .narrow .acts>.btn{flex:1 1 auto}
    .acts>.lnk{padding-block:.625rem}

    """
  }
}
