import { type CssNode, generate, type Selector } from 'css-tree'

/** Names that all have to be on a page for one way to match. */
export type Way = readonly string[]

/** Whether a name may be on any element. */
export type IsAnywhere = (name: string) => boolean

/** Attributes that no script of documents changes: those that count by their value, and those that count by being there. */
const COUNTED = new Set(['dir', 'lang', 'type'])
const PRESENT = new Set(['aria-selected', 'data-dragged', 'data-place', 'disabled'])
const ALTERNATIVES = new Set(['is', 'where', 'has', 'any'])

/** One way for a selector to match: names of its last element, those of the elements around it, and what has to be anywhere. */
type Match = { self: readonly string[]; above: readonly (readonly string[])[]; there: readonly string[] }

const NOTHING: Match = { self: [], above: [], there: [] }

const join = (one: Match, other: Match): Match => ({
  self: [...one.self, ...other.self],
  above: [...one.above, ...other.above],
  there: [...one.there, ...other.there],
})

const combine = (matches: readonly Match[], more: readonly Match[]): Match[] =>
  matches.flatMap((match) => more.map((other) => join(match, other)))

const there = (name: string): Match[] => [{ ...NOTHING, there: [name] }]

/** A name with a sign in it could not be told apart where several are written as one. */
const own = (name: string, isAnywhere: IsAnywhere): Match[] =>
  /^\.?[\w-]+$/.test(name) && !isAnywhere(name) ? [{ ...NOTHING, self: [name] }] : there(name)

const attributeValue = (node: CssNode & { type: 'AttributeSelector' }) =>
  node.value?.type === 'String' ? node.value.value : node.value?.name

function matchesOf(node: CssNode, isAnywhere: IsAnywhere): readonly Match[] {
  switch (node.type) {
    case 'ClassSelector':
      return own(`.${node.name.replaceAll('\\', '')}`, isAnywhere)
    case 'IdSelector':
      return there(`#${node.name}`)
    case 'TypeSelector':
      return node.name === '*' ? [NOTHING] : own(node.name.toLowerCase(), isAnywhere)
    case 'AttributeSelector':
      if (PRESENT.has(node.name.name)) return there(`[${node.name.name}]`)
      return COUNTED.has(node.name.name) && node.value ? there(`${node.name.name}=${attributeValue(node)}`) : [NOTHING]
    case 'PseudoClassSelector':
      return matchesOfPseudoClass(node, isAnywhere)
    default:
      return [NOTHING]
  }
}

function matchesOfPseudoClass(
  node: CssNode & { type: 'PseudoClassSelector' },
  isAnywhere: IsAnywhere,
): readonly Match[] {
  const [list] = node.children ?? []
  if (!list) return [NOTHING]
  if (node.name === 'lang') return there(`lang=${generate(list).split('-', 1)[0]}`)
  if (!ALTERNATIVES.has(node.name) || list.type !== 'SelectorList') return [NOTHING]
  const matches = [...list.children].flatMap((selector) => matchesOfSelector(selector as Selector, isAnywhere))
  return node.name === 'has' ? matches.map((match) => ({ ...NOTHING, there: namesOf(match) })) : matches
}

/** The element before a combinator is around what follows, or beside it. */
const step = ({ self, above, there }: Match, combinator: string): Match =>
  /[+~]/.test(combinator)
    ? { self: [], above, there: [...there, ...namesOf({ ...NOTHING, self })] }
    : { self: [], above: self.length > 0 ? [...above, self] : above, there }

function matchesOfSelector(selector: Selector, isAnywhere: IsAnywhere): Match[] {
  let matches: Match[] = [NOTHING]
  for (const node of selector.children)
    matches =
      node.type === 'Combinator'
        ? matches.map((match) => step(match, node.name))
        : combine(matches, matchesOf(node, isAnywhere))
  return matches
}

/** One word for names that have to be on one element: its kind, then its classes. */
const nameTogether = (names: readonly string[]) =>
  [...new Set(names)].toSorted((one, other) => Number(one[0] === '.') - Number(other[0] === '.')).join('')

function namesOf({ self, above, there }: Match): Way {
  const chain = [...above, self].filter((names) => names.length > 0).map(nameTogether)
  return [...new Set([...there, ...(chain.length > 0 ? [chain.join(' ')] : [])])]
}

/**
 * What has to be on a page for a selector to match: names, names that one element has to have (`a.name`), and elements that have to stand
 * in others (`.table a.name`). States, positions and what `:not()` leaves out are no matter: who chooses by this may keep a rule too
 * many, never one too few.
 */
export const waysOfSelector = (selector: Selector, isAnywhere: IsAnywhere): Way[] =>
  matchesOfSelector(selector, isAnywhere).map(namesOf)
