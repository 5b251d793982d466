extension Stylesheet {
  static var facts: StaticString {
    """
    .kv>div{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,3fr);gap:1rem;\
    padding-block:.6875rem}
    .kv>div+div{border-block-start:1px solid var(--line)}
    dt{color:var(--mut)}.kv dd{font-weight:500}
    .facts{display:flex;flex-wrap:wrap;gap:1px;background:var(--line);border-radius:1rem;\
    border:1px solid var(--line);overflow:hidden}
    .stat{flex:1 1 8.5rem;padding:1rem 1.125rem;background:var(--surf);display:grid;gap:.125rem;\
    align-content:start}
    .stat dt{font-size:.875rem}
    .val{font-size:clamp(1.375rem,1.2rem + .8vw,1.75rem);font-weight:600;line-height:1.3}
    .chg{font-size:.875rem;color:var(--mut)}.chg.up{color:var(--good)}.chg.down{color:var(--warn)}

    """
  }

  static var meters: StaticString {
    """
    .prog{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.375rem 1rem;\
    font-size:.9375rem}
    .prog label{font-weight:600}.prog span{color:var(--mut)}
    progress{appearance:none;flex:0 0 100%;inline-size:100%;block-size:.5rem;border:0;\
    border-radius:99px;overflow:hidden;background:var(--sunk)}
    ::-webkit-progress-bar{background:var(--sunk)}::-webkit-progress-value{background:var(--acc)}
    ::-moz-progress-bar{background:var(--acc)}
    @media (forced-colors:active){progress{border:1px solid}\
    ::-webkit-progress-value{background:Highlight}::-moz-progress-bar{background:Highlight}}
    .rate{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem .5rem}
    .stars{block-size:1.125rem;inline-size:auto;max-inline-size:100%}
    .st{fill:var(--warn)}.st0{fill:var(--surf);stroke:var(--warn);stroke-width:1.4}

    """
  }

  static var tables: StaticString {
    """
    .tw{overflow-x:auto}
    table{border-collapse:collapse;inline-size:100%;overflow-wrap:break-word}
    th,td{padding-block:.6875rem;padding-inline:0 1.25rem;text-align:start;vertical-align:top;\
    font-weight:400;border-block-end:1px solid var(--line)}
    tr>:last-child{padding-inline-end:0}tbody>:last-child>*{border:0}
    thead>tr>*{font-size:.8125rem;color:var(--mut);padding-block:.375rem}
    tbody th{font-weight:600}.std th{font-weight:400}\
    .std tbody>:first-child>*{font-weight:600}.e{text-align:end}.n{white-space:nowrap}
    .a{overflow-wrap:anywhere;min-inline-size:9rem}

    """
  }

  static var lists: StaticString {
    """
    .list>li{padding-block:.75rem}
    .list>li+li{border-block-start:1px solid var(--line)}
    .it{display:flex;flex-wrap:wrap;align-items:start;justify-content:space-between;gap:.375rem 1rem}
    .it>div{flex:1 1 9rem;min-inline-size:0}
    .it b,.ti{font-weight:600;font-size:.9375rem;line-height:1.45}
    .list p{font-size:.875rem;color:var(--mut);line-height:1.5}
    .list .acts{margin-block-start:.5rem}
    .fx{display:flex;flex-wrap:wrap;gap:.125rem 1.25rem;font-size:.875rem}
    .fx div{display:flex;gap:.375rem}.fx dt{color:var(--mut)}
    .list .list{padding-inline-start:1.25rem}.list .list>li{padding-block:.375rem;border:0}

    """
  }

  static var listStyles: StaticString {
    """
    .bulleted,.numbered{padding-inline-start:1.5rem}
    .bulleted{list-style:disc}.numbered{list-style:decimal}
    .bulleted>li,.numbered>li{padding-block:.375rem;border:0!important}
    .bulleted>::marker,.numbered>::marker{color:var(--mut)}
    .cards,.gallery{display:grid;gap:1rem;\
    grid-template-columns:repeat(auto-fill,minmax(min(15rem,100%),1fr))}
    .carousel{display:flex;gap:1rem;overflow-x:auto;scroll-snap-type:x proximity;padding:2px;\
    position:relative}
    .carousel>li{flex:0 0 min(16rem,80%);scroll-snap-align:start}
    .cards>li,.gallery>li,.carousel>li{display:grid;gap:.75rem;align-content:start;padding:1rem;\
    border:1px solid var(--line)!important;border-radius:.75rem;background:var(--surf)}
    .timeline>li{border:0!important;border-inline-start:2px solid var(--line)!important;\
    padding:0 0 1.25rem;padding-inline-start:1.25rem;position:relative}
    .timeline>li::before{content:"";position:absolute;inset-inline-start:-.4375rem;\
    inset-block-start:.3125rem;inline-size:.75rem;block-size:.75rem;border-radius:50%;\
    background:var(--surf);border:2px solid var(--acc)}
    .messages{display:grid;gap:.625rem}
    .messages>li{border:0!important;justify-self:start;max-inline-size:85%;background:var(--sunk);\
    border-radius:1rem;border-end-start-radius:.25rem;padding:.625rem .9375rem}
    .messages>li p{color:inherit;font-size:1rem}

    """
  }

  static var steps: StaticString {
    """
    .steps>li{display:grid;grid-template-columns:1.75rem minmax(0,1fr);gap:.75rem;\
    padding-block-end:1.125rem;position:relative}
    .steps>li:not(:last-child)::after{content:"";position:absolute;inset-inline-start:.8125rem;\
    inset-block:2rem .25rem;border-inline-start:1px solid var(--line)}
    .num{display:grid;place-items:center;inline-size:1.75rem;block-size:1.75rem;flex:none;\
    border:1px solid var(--edge);border-radius:50%;font-size:.8125rem;font-weight:600}
    .ok>.num{border-color:var(--acc);color:var(--acc)}
    .now>.num{background:var(--acc);border-color:var(--acc);color:var(--on)}.now b{font-weight:600}
    .steps b{font-weight:400}.steps .now b{font-weight:600}
    .steps p{font-size:.875rem;color:var(--mut)}

    """
  }
}
