extension Stylesheet {
  static var lightTokens: StaticString {
    """
    --page:#f7f6f3;--surf:#fff;--sunk:#efede8;--ink:#1d1c1a;--mut:#67625a;--line:#e3e0d9;\
    --edge:#8a847a;--acc:#3b4cc6;--on:#fff;--tint:#ebedfb;--info:#0a617c;--info-t:#e0f1f6;\
    --good:#1b6b3c;--good-t:#e3f3e8;--warn:#7f4f00;--warn-t:#fbefd6;--crit:#b0251d;--crit-t:#fbe9e7;
    """
  }

  static var darkTokens: StaticString {
    """
    --page:#131312;--surf:#1d1c1b;--sunk:#282624;--ink:#f1efea;--mut:#aca69c;--line:#35322f;\
    --edge:#7d776e;--acc:#a6b3ff;--on:#12163a;--tint:#262a4a;--info:#84cfe6;--info-t:#10303b;\
    --good:#86d8a4;--good-t:#163322;--warn:#efc06f;--warn-t:#382a12;--crit:#ffa39a;--crit-t:#401d1a;
    """
  }

  static var lightSeries: StaticString {
    "--c2:#b65117;--c3:#11806a;--c4:#a0408f;--c5:#8a6a00;--c6:#5f6b7a;"
  }

  static var darkSeries: StaticString {
    "--c2:#f0965c;--c3:#58c9ae;--c4:#e08fd0;--c5:#d3b145;--c6:#a3afbd;"
  }

  /// The page itself, or the fragment.
  static var root: StaticString {
    """
    margin:0;background:var(--page);color:var(--ink);font:1rem/1.55 system-ui,sans-serif;\
    font-variant-numeric:tabular-nums;overflow-wrap:anywhere;text-size-adjust:100%;\
    print-color-adjust:exact
    """
  }

  static var base: StaticString {
    """
    *,::before,::after{box-sizing:border-box}
    h1,h2,h3,p,ul,ol,dl,dd,figure,blockquote,fieldset,legend,pre{margin:0;padding:0;border:0;\
    min-inline-size:0}
    ul,ol{list-style:none}
    .w{max-inline-size:46rem;margin-inline:auto;padding:3.5rem 3rem;display:grid;\
    grid-template-columns:minmax(0,1fr);gap:2.5rem}
    .narrow{max-inline-size:28rem}.wide{max-inline-size:76rem}
    .hd{display:grid;gap:.75rem}
    .t1{font-size:clamp(1.625rem,1.35rem + 1.3vw,2.125rem);font-weight:700;letter-spacing:-.02em;\
    line-height:1.2;text-wrap:balance}
    .t2{font-size:1.1875rem;font-weight:600;line-height:1.35}
    .t3{font-size:.9375rem;font-weight:600;line-height:1.45}
    .s,.b,.c,.g{display:grid;gap:1.25rem;grid-template-columns:minmax(0,1fr);align-content:start}
    .g{gap:.75rem}
    .card{background:var(--surf);border:1px solid var(--line);border-radius:1rem;padding:1.5rem;\
    min-inline-size:0}
    .m{color:var(--mut)}.sm{font-size:.875rem;line-height:1.5}
    .p{max-inline-size:66ch;white-space:pre-line}
    a{color:var(--acc);text-underline-offset:.15em}
    :focus-visible{outline:2px solid var(--acc);outline-offset:2px}
    .vh{position:absolute;inline-size:1px;block-size:1px;margin:-1px;overflow:hidden;\
    clip-path:inset(50%);white-space:nowrap}
    @media (max-width:40rem){.w{padding:2rem 1rem;gap:2rem}.card{padding:1.125rem}}

    """
  }

  /// Tokens of paper.
  static var paper: StaticString { "@media print{.sc{--page:#fff;--surf:#fff}}\n" }

  static var print: StaticString {
    """
    @media print{.btn,.wnav{display:none!important}\
    .card,tr,li{break-inside:avoid}.w{max-inline-size:none;padding:0}}

    """
  }

  static var paperFromDark: StaticString {
    """
    @media print{.sc{--page:#fff;--surf:#fff;--sunk:#eee;--ink:#000;--mut:#555;--line:#ccc;--edge:#777;--acc:#3b4cc6;\
    --on:#fff;--tint:#eef;--info:#000;--info-t:#eee;--good:#000;--good-t:#eee;--warn:#000;\
    --warn-t:#eee;--crit:#000;--crit-t:#eee;color-scheme:light}}

    """
  }

  static var words: StaticString {
    """
    .quote{border-inline-start:2px solid var(--acc);padding-inline-start:1.125rem;\
    font:1.25rem/1.5 Georgia,serif}
    .quote footer{font:.875rem/1.5 system-ui,sans-serif;color:var(--mut)}
    .code{background:var(--sunk);border:1px solid var(--line);border-radius:.75rem;\
    padding:1rem;overflow-x:auto;font:.875rem/1.6 ui-monospace,monospace;overflow-wrap:normal;\
    tab-size:4}
    code{font:inherit}
    .hr{border:0;border-block-start:1px solid var(--line);margin:0;inline-size:100%}

    """
  }

  static var tags: StaticString {
    """
    .tags{display:flex;flex-wrap:wrap;gap:.5rem}
    .tag{display:inline-block;border-radius:99px;padding:.125rem .625rem;font-size:.8125rem;\
    font-weight:600;line-height:1.5;background:var(--sunk)}
    .tag.info{color:var(--info);background:var(--info-t)}\
    .tag.good{color:var(--good);background:var(--good-t)}\
    .tag.warn{color:var(--warn);background:var(--warn-t)}\
    .tag.crit{color:var(--crit);background:var(--crit-t)}
    @media (forced-colors:active){.tag{border:1px solid}}

    """
  }

  static var drafts: StaticString {
    """
    .draft{background:var(--warn-t);color:var(--warn);border-radius:.75rem;padding:.5rem .875rem;\
    font-size:.875rem}
    .smp{text-decoration:underline dotted 2px;text-underline-offset:.2em;\
    text-decoration-skip-ink:none}
    .hdr{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem .625rem}

    """
  }
}
