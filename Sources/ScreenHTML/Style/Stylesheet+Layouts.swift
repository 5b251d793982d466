extension Stylesheet {
  static var arrangements: StaticString {
    """
    .row{display:flex;flex-wrap:wrap;align-items:start}
    .row>*{flex:1 1 11rem;min-inline-size:0}.row>.f{flex-basis:14rem}
    .row>.facts,.row>.al,.row>.hr,.row>.full{flex-basis:100%}
    .row>.tags,.row>.acts{flex:0 1 auto;align-self:end}
    .grid{grid-template-columns:repeat(auto-fit,minmax(min(24rem,100%),1fr));gap:1rem;\
    align-items:stretch}
    .grid>.full{grid-column:1/-1}
    .cols{display:grid;gap:2.5rem;align-items:start;\
    grid-template-columns:repeat(auto-fit,minmax(min(20rem,100%),1fr))}
    .two{grid-template-columns:repeat(auto-fit,minmax(min(26rem,100%),1fr))}
    .side{display:flex;flex-wrap:wrap}.side>*{flex:3 1 24rem;min-inline-size:0}
    .side:not(.last)>:first-child,.last>:last-child{flex:1 1 12rem}
    .col{display:grid;gap:2rem;grid-template-columns:minmax(0,1fr)}

    """
  }

  static var tabs: StaticString {
    """
    .tabs{display:flex;flex-wrap:wrap;column-gap:1.625rem}
    .tabs>input{position:absolute;opacity:0;inline-size:1px;block-size:1px;margin:0}
    .tab{position:relative;padding-block:.625rem;min-block-size:2.75rem;min-inline-size:2.75rem;color:var(--mut);\
    font-weight:600;font-size:.9375rem;border-block-end:2px solid transparent;cursor:pointer}
    :checked+.tab{color:var(--ink);border-color:var(--acc)}
    :focus-visible+.tab{outline:2px solid var(--acc);outline-offset:2px}
    .pane{flex:0 0 100%;min-inline-size:0;display:grid;gap:2rem;\
    grid-template-columns:minmax(0,1fr);order:1;padding-block-start:1.5rem;\
    border-block-start:1px solid var(--line);margin-block-start:-1px}
    @media screen{.tabs>:not(:checked)+.tab+.pane{display:none}}
    @media (forced-colors:active){.tab{border-color:Canvas}:checked+.tab{border-color:Highlight}}
    @media print{.tabs{display:block}.pane{padding-block:1rem}.tab{display:block}}

    """
  }

  static var wizard: StaticString {
    """
    .wiz{display:grid;gap:1rem;grid-template-columns:minmax(0,1fr)}
    .wiz>i{position:absolute;scroll-margin-block-start:6rem}
    .wiz>div{display:grid;gap:1.25rem;grid-template-columns:minmax(0,1fr)}
    .segs{display:flex;gap:.375rem}
    .segs i{flex:1;block-size:.25rem;border:1px solid var(--edge);border-radius:99px}
    .segs .on{background:var(--acc);border-color:var(--acc)}
    @media (forced-colors:active){.segs .on{background:Highlight}}
    @media screen{.wiz>div~div{display:none}}

    """
  }

  static var overlays: StaticString {
    """
    .dis>summary{cursor:pointer;list-style-position:inside}
    .dis>summary>*{display:inline;font-size:1rem}.dis>.b{margin-block-start:1.25rem}
    .dlg{inline-size:min(28rem,calc(100% - 2rem));margin:auto;color:inherit;\
    max-block-size:calc(100% - 2rem);overflow:auto}
    .dlg:popover-open{display:grid;gap:1.25rem}.dlg::backdrop{background:#0006}
    @media print{details::details-content{content-visibility:visible;block-size:auto}\
    .dlg{display:grid;gap:1.25rem;position:static;inline-size:auto;margin:0;\
    max-block-size:none;overflow:visible}}

    """
  }
}
