import { type CssNode, generate, type Selector } from 'css-tree'

/** Names that all have to be on a page for one way to match. */
export type Way = readonly string[]

/** Attributes that no script changes. */
const COUNTED = new Set(['dir', 'lang', 'type'])
const ALTERNATIVES = new Set(['is', 'where', 'has', 'any'])

const combine = (ways: readonly Way[], more: readonly Way[]): Way[] =>
  ways.flatMap((way) => more.map((other) => [...way, ...other]))

const waysOfAll = (nodes: Iterable<CssNode>): Way[] =>
  [...nodes].reduce<Way[]>((ways, node) => combine(ways, waysOf(node)), [[]])

const attributeValue = (node: CssNode & { type: 'AttributeSelector' }) =>
  node.value?.type === 'String' ? node.value.value : node.value?.name

function waysOf(node: CssNode): readonly Way[] {
  switch (node.type) {
    case 'ClassSelector':
      return [[`.${node.name.replaceAll('\\', '')}`]]
    case 'IdSelector':
      return [[`#${node.name}`]]
    case 'TypeSelector':
      return node.name === '*' ? [[]] : [[node.name.toLowerCase()]]
    case 'AttributeSelector':
      return COUNTED.has(node.name.name) && node.value ? [[`${node.name.name}=${attributeValue(node)}`]] : [[]]
    case 'PseudoClassSelector':
      return waysOfPseudoClass(node)
    default:
      return [[]]
  }
}

function waysOfPseudoClass(node: CssNode & { type: 'PseudoClassSelector' }): readonly Way[] {
  const [list] = node.children ?? []
  if (!list) return [[]]
  if (node.name === 'lang') return [[`lang=${generate(list).split('-', 1)[0]}`]]
  if (!ALTERNATIVES.has(node.name) || list.type !== 'SelectorList') return [[]]
  return [...list.children].flatMap((selector) => waysOfSelector(selector as Selector))
}

/**
 * What has to be on a page for a selector to match. States, positions and what `:not()` leaves out are no matter:
 * who chooses by this may keep a rule too many, never one too few.
 */
export const waysOfSelector = (selector: Selector): Way[] => waysOfAll(selector.children)
