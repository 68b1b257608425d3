const NAMED = /<([a-z][a-z0-9]*)|\s(class|id|lang|dir|type)="([^"]*)"/gi

const PREFIXES: Readonly<Record<string, string>> = { class: '.', id: '#', lang: 'lang=', dir: 'dir=', type: 'type=' }

/**
 * What selectors can ask for in a piece of markup: its elements, classes, ids, languages, directions and types of
 * fields, as `DocumentStyle` names them.
 * Links to a page in another language say so, and are set like the words around them: their language is no matter.
 */
export function findNames(html: string): Set<string> {
  const names = new Set<string>()
  const seen = new Set<string>()
  let last = ''
  for (const [text, element, attribute = '', value = ''] of html.matchAll(NAMED)) {
    if (element) {
      last = element
      names.add(element)
    } else if (!seen.has(text) && !(attribute === 'lang' && last === 'a')) {
      seen.add(text)
      const values = attribute === 'class' ? value.split(' ') : [attribute === 'lang' ? language(value) : value]
      for (const one of values) names.add(PREFIXES[attribute] + one)
    }
  }
  return names
}

/** `:lang(zh)` matches `zh-CN` too. */
const language = (tag: string) => tag.split('-', 1)[0] ?? ''
