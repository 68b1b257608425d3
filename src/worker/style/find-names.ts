import { createFamilies, type Family } from './find-families.ts'

const NAMED =
  /<(\/?)([a-z][a-z0-9]*)|\s(class|data-wears|id|lang|dir|type|disabled|aria-selected|data-dragged|data-place)="([^"]*)"/g

/** Elements that have no end. */
const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
])

const PREFIXES: Readonly<Record<string, string>> = { id: '#', lang: 'lang=', dir: 'dir=', type: 'type=' }

type Attribute = { element: string; attribute: string; value: string }

/** Links to a page in another language say so, and are set like the words around them: their language is no matter. */
const isLanguageOfLink = ({ element, attribute }: Attribute) => attribute === 'lang' && element === 'a'

/** `:lang(zh)` matches `zh-CN` too. What has no prefix counts by being there. */
const nameOf = ({ attribute, value }: Attribute) =>
  attribute in PREFIXES
    ? PREFIXES[attribute] + (attribute === 'lang' ? value.replace(/-.*/, '') : value)
    : `[${attribute}]`

type Open = { element: string; family: Family }

/** What was left open inside of an element ends with it; an end without a beginning ends nothing. */
function leave(open: Open[], element: string): void {
  const place =
    open.at(-1)?.element === element ? open.length - 1 : open.findLastIndex((one) => one.element === element)
  if (place >= 0) open.length = place
}

/**
 * Returns what finds out what selectors can ask for in a piece of markup, as `DocumentStyle` names it: its elements, classes, ids,
 * languages, directions, types of fields and marks of what is chosen, moved or off, and which of those that are asked for together are on one element or one inside
 * another. `data-wears` has the classes of what scripts will put there, wherever that is. `exec` costs half of `matchAll`.
 */
export function createNameFinder(asked: readonly string[]): (html: string) => Set<string> {
  const startFamilies = createFamilies(asked)
  return (html) => {
    const names = new Set<string>()
    const worn = new Set<string>()
    const families = startFamilies(names)
    const open: Open[] = []
    let last: { element: string; classes: string } | undefined
    const enter = () => {
      if (!last) return
      const family = families.enter(open.at(-1)?.family, last.element, last.classes)
      if (!VOID.has(last.element)) open.push({ element: last.element, family })
      last = undefined
    }
    for (let found = NAMED.exec(html); found; found = NAMED.exec(html)) {
      const [, ends, element, attribute = '', value = ''] = found
      if (element) {
        enter()
        if (!ends) last = { element, classes: '' }
        else leave(open, element)
      } else if (!last) {
      } else if (attribute === 'class') last.classes = value
      else if (attribute === 'data-wears') for (const name of value.split(' ')) worn.add(`.${name}`)
      else if (!isLanguageOfLink({ element: last.element, attribute, value }))
        names.add(nameOf({ element: last.element, attribute, value }))
    }
    enter()
    families.addWorn(worn)
    return names
  }
}
