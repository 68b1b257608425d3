import type { DocumentStyle, StyleDeclaration, StyleRule } from './document-style.ts'

type Chosen = { condition: string; selectors: string; declarations: readonly StyleDeclaration[] }

/** The rules of a style that a page with these names can match, in their order, without custom properties that none of them reads. */
export function chooseRules({ conditions, rules }: DocumentStyle, isThere: (name: number) => boolean): string {
  const chosen = rules.flatMap(([condition, selectors, declarations]): Chosen[] => {
    const matching = listMatching(selectors, isThere)
    return matching ? [{ condition: conditions[condition] ?? '', selectors: matching, declarations }] : []
  })
  return writeRules(chosen, listRead(chosen.flatMap(({ declarations }) => declarations)))
}

const listMatching = (selectors: StyleRule[1], isThere: (name: number) => boolean): string =>
  selectors
    .filter(([, ways]) => ways.some((way) => way.every(isThere)))
    .map(([text]) => text)
    .join()

/** What is read by something that is kept; a custom property that is kept may read others. */
function listRead(declarations: readonly StyleDeclaration[]): Set<number> {
  const read = new Set<number>()
  let before = -1
  while (read.size !== before) {
    before = read.size
    for (const [, reads, defined] of declarations)
      if (defined === undefined || read.has(defined)) for (const one of reads) read.add(one)
  }
  return read
}

function writeRules(rules: readonly Chosen[], read: ReadonlySet<number>): string {
  let css = ''
  let open = ''
  const enter = (condition: string) => {
    if (condition === open) return
    if (open) css += '}'.repeat(open.split('{').length)
    if (condition) css += `${condition}{`
    open = condition
  }
  for (const { condition, selectors, declarations } of rules) {
    const kept = declarations.filter(([, , defined]) => defined === undefined || read.has(defined))
    if (kept.length === 0) continue
    enter(condition)
    css += `${selectors}{${kept.map(([text]) => text).join(';')}}`
  }
  enter('')
  return css
}
