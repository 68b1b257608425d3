import { type Block, type Declaration, generate, List, parse, walk } from 'css-tree'

/** Properties that another one sets which does not begin as they do. */
const SET_BY: Readonly<Record<string, string>> = {
  'line-height': 'font',
  'row-gap': 'gap',
  'column-gap': 'gap',
  columns: 'column',
  'text-wrap': 'white',
  ...{ top: 'inset', right: 'inset', bottom: 'inset', left: 'inset' },
  ...{ width: 'size', height: 'size', 'inline-size': 'size', 'block-size': 'size' },
  ...{ 'align-content': 'place', 'align-items': 'place', 'align-self': 'place' },
  ...{ 'justify-content': 'place', 'justify-items': 'place', 'justify-self': 'place' },
}

/** The properties among which the later one counts: `padding` and `padding-inline` are of one family. */
function familyOf({ property }: Declaration): string {
  if (property.startsWith('--')) return '--'
  const name = property.replace(/^-\w+-/, '')
  return SET_BY[name] ?? name.replace(/-.*/, '')
}

const declarationsOf = ({ children }: Block): Declaration[] =>
  children.toArray().filter((node) => node.type === 'Declaration')

/** Puts the declarations of each rule in the same order, the commonest family first and each family as it was: what is the same in many rules packs better. */
export function arrangeDeclarations(css: string): string {
  const sheet = parse(css, { parseValue: false, parseCustomProperty: false })
  const counts = new Map<string, number>()
  walk(sheet, (node) => {
    if (node.type === 'Declaration') counts.set(familyOf(node), (counts.get(familyOf(node)) ?? 0) + 1)
  })
  const order = [...counts]
    .toSorted(([a, some], [b, others]) => others - some || a.localeCompare(b))
    .map(([name]) => name)
  const places = new Map(order.map((name, place) => [name, place]))
  const placeOf = (one: Declaration) => places.get(familyOf(one)) ?? 0
  walk(sheet, (node) => {
    if (node.type !== 'Block') return
    const declarations = declarationsOf(node)
    if (declarations.length < node.children.size) return
    node.children = new List<Declaration>().fromArray(declarations.toSorted((a, b) => placeOf(a) - placeOf(b)))
  })
  return generate(sheet)
}
