extension Stylesheet {
  static var series: StaticString {
    """
    .f1{fill:var(--acc)}.f2{fill:var(--c2)}.f3{fill:var(--c3)}.f4{fill:var(--c4)}\
    .f5{fill:var(--c5)}.f6{fill:var(--c6)}
    .o2{opacity:.5}.o3{opacity:.25}svg{display:block;direction:ltr;forced-color-adjust:none}

    """
  }

  static var charts: StaticString {
    """
    .k1{stroke:var(--acc)}.k2{stroke:var(--c2)}.k3{stroke:var(--c3)}.k4{stroke:var(--c4)}\
    .k5{stroke:var(--c5)}.k6{stroke:var(--c6)}
    .lg{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;font-size:.875rem}
    .lg li{display:flex;align-items:center;gap:.5rem}
    .plot{inline-size:100%;block-size:13.5rem;overflow:visible}
    .plot text{font-size:12px;fill:var(--mut);unicode-bidi:plaintext}.plot .gl{stroke:var(--line)}
    .plot *{vector-effect:non-scaling-stroke}
    .ln{fill:none;stroke-width:2}.d{stroke-dasharray:6 4}.ar{opacity:.14}
    .c summary{font-size:.875rem;color:var(--mut);cursor:pointer;padding-block:.25rem}
    .bars tr>*{border:0;padding-block:.4375rem;vertical-align:middle;font-size:.9375rem}
    .bars tr>:not(:last-child){padding-inline-end:.625rem}
    .c{container-type:inline-size}
    .bars th,.bars .e,.sn{inline-size:1%}.bars .e{font-weight:600}
    .bars th{font-weight:400;min-inline-size:5rem;max-inline-size:9rem}.bars th.a{min-inline-size:9rem}
    .bars .sn{font-size:.8125rem}
    @container (max-width:26rem){.bars{table-layout:fixed;overflow-wrap:anywhere}\
    .bars th,.bars .e{inline-size:34%;white-space:normal;font-size:.8125rem}\
    .ms .sn{inline-size:18%}.bars.ms th,.ms .e{inline-size:30%}.odd{display:none}}
    .pie{display:flex;flex-wrap:wrap;align-items:center;gap:1rem 1.5rem}
    .pie>svg{inline-size:9.5rem;flex:none}.pie>table{flex:1 1 14rem}
    .pie circle{fill:none;stroke-width:6}
    .pie th{inline-size:auto;max-inline-size:none}
    .sq{display:inline-block;inline-size:.625rem;block-size:.625rem;margin-inline-end:.5rem}

    """
  }

  static var places: StaticString {
    """
    .cal{text-align:center;table-layout:fixed}
    .cal caption{text-align:start;padding-block-end:.5rem}
    .cal th,.cal td{text-align:center;border:0;padding:.125rem 0;vertical-align:middle;\
    font-size:.9375rem;block-size:2.25rem}
    .cal th{font-size:.8125rem;color:var(--mut);font-weight:400}
    .day{display:inline-grid;place-items:center;inline-size:2rem;block-size:2rem;\
    border:1px solid var(--acc);border-radius:50%;background:var(--tint);color:var(--acc);\
    font-weight:600}
    .map{inline-size:100%;block-size:15rem;border-radius:.75rem;background:var(--sunk)}
    .map line{stroke:var(--edge);opacity:.35}
    .map circle{fill:var(--acc);stroke:var(--surf);stroke-width:2}
    .map text{fill:var(--on);font-size:11px;font-weight:700;text-anchor:middle}
    .pin{display:flex;align-items:center;gap:.75rem}
    .num{display:grid;place-items:center;inline-size:1.75rem;block-size:1.75rem;flex:none;\
    border:1px solid var(--edge);border-radius:50%;font-size:.8125rem;font-weight:600}

    """
  }

  static var media: StaticString {
    """
    .pic{inline-size:100%;block-size:auto;border-radius:.75rem;background:var(--sunk)}
    figcaption{font-size:.875rem;color:var(--mut);margin-block-start:.375rem}
    .pl{display:grid;grid-template-columns:auto minmax(0,1fr) auto;align-items:center;gap:.875rem}
    .pl .pic{grid-column:1/-1}
    .play{display:grid;place-items:center;inline-size:2.75rem;block-size:2.75rem;border:0;\
    border-radius:50%;background:var(--acc);cursor:pointer}
    .play svg{fill:var(--on)}
    .trk{block-size:.25rem;margin-block-start:.5rem;border-radius:99px;background:var(--line)}
    @media (forced-colors:active){.trk{background:CanvasText}.play{border:1px solid}\
    .play svg{fill:CanvasText}}
    @media print{.play{display:none}.pl{grid-template-columns:minmax(0,1fr) auto}}
    .card .pl{padding:0;border:0}

    """
  }

  static var routine: StaticString {
    """
    .rt>li{display:flex;align-items:center;gap:1rem;padding-block:.875rem}
    .rt>li+li{border-block-start:1px solid var(--line)}
    .rt>li>div{flex:1 1 6rem;min-inline-size:0}
    .dur{font-size:1.5rem;font-weight:600;line-height:1.2}
    .ring{inline-size:3.5rem;block-size:3.5rem;flex:none;fill:none;stroke:var(--acc)}
    .disc{display:grid;place-items:center;min-inline-size:3.5rem;block-size:3.5rem;flex:none;\
    padding-inline:.5rem;border-radius:99px;background:var(--sunk);font-weight:600}

    """
  }

  static var feedback: StaticString {
    """
    .al{display:flex;gap:.75rem;border-radius:.75rem;padding:.875rem 1rem;background:var(--sunk)}
    .al>div{min-inline-size:0}
    .ic{display:grid;place-items:center;flex:none;inline-size:1.5rem;block-size:1.5rem;\
    border:1px solid;border-radius:50%;font-size:.8125rem;font-weight:600;line-height:1}
    .al.info{background:var(--info-t)}.al.good{background:var(--good-t)}\
    .al.warn{background:var(--warn-t)}.al.crit{background:var(--crit-t)}
    .info .ic{color:var(--info)}.good .ic{color:var(--good)}.warn .ic{color:var(--warn)}\
    .crit .ic{color:var(--crit)}
    @media (forced-colors:active){.al{border:1px solid}}
    .al .t3{line-height:1.5rem}.unc{background:none;border:1px dashed var(--edge)}

    """
  }
}
