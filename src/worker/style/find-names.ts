const NAMED = /<([a-z][a-z0-9]*)|\s(class|data-wears|id|lang|dir|type)="([^"]*)"/g

const PREFIXES: Readonly<Record<string, string>> = {
  class: '.',
  'data-wears': '.',
  id: '#',
  lang: 'lang=',
  dir: 'dir=',
  type: 'type=',
}

/**
 * What selectors can ask for in a piece of markup: its elements, classes, ids, languages, directions and types of
 * fields, as `DocumentStyle` names them, and in `data-wears` the classes of what scripts will put there. Attributes that
 * were seen before are passed over; `exec` costs half of `matchAll`.
 */
export function findNames(html: string): Set<string> {
  const names = new Set<string>()
  const seen = new Set<string>()
  let element = ''
  for (let found = NAMED.exec(html); found; found = NAMED.exec(html)) {
    const [text, opened, attribute = '', value = ''] = found
    if (opened) {
      element = opened
      names.add(opened)
    } else if (!seen.has(text) && !isLanguageOfLink(attribute, element)) {
      seen.add(text)
      addValues(attribute, value, names)
    }
  }
  return names
}

/** Links to a page in another language say so, and are set like the words around them: their language is no matter. */
const isLanguageOfLink = (attribute: string, element: string) => attribute === 'lang' && element === 'a'

function addValues(attribute: string, value: string, names: Set<string>): void {
  // `:lang(zh)` matches `zh-CN` too.
  const values =
    PREFIXES[attribute] === '.' ? value.split(' ') : [attribute === 'lang' ? value.replace(/-.*/, '') : value]
  for (const one of values) names.add(PREFIXES[attribute] + one)
}
