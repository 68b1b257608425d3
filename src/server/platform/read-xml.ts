import { parseXml, type XmlElement } from '@rgrove/parse-xml'
import type { WorkBudget } from './work-budget.ts'

/** `types`: it declares types, and with them entities. `large`: it has more elements or attributes than the limits. */
export type XmlProblem = 'types' | 'deep' | 'large' | 'malformed'

export class XmlError extends Error {
  override readonly name = 'XmlError'

  readonly problem: XmlProblem

  constructor(problem: XmlProblem) {
    super(problem)
    this.problem = problem
  }
}

export type XmlLimits = { depth: number; elements: number }

const MAX_ATTRIBUTES = 100
/** Limit of namespace declarations on one element. Word has 35 on the root of a document. */
const MAX_BINDINGS = 50
/** Cost of an element and of an attribute, in scanned characters. */
const [ELEMENT_UNITS, ATTRIBUTE_UNITS] = [60, 20]

const MARKUP =
  /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<\?[\s\S]*?(?:\?>|$)|<!|<\/|<(?:[^<>"']|"[^"<]*"|'[^'<]*')*>/g
const VALUE = /"[^"]*"|'[^']*'/g
const BINDING = /\sxmlns[:=\s]/g

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

function inspectTag(tag: string, budget: WorkBudget): void {
  const attributes = count(tag, VALUE)
  budget.spend(ELEMENT_UNITS + attributes * ATTRIBUTE_UNITS)
  if (attributes > MAX_ATTRIBUTES || count(tag, BINDING) > MAX_BINDINGS) throw new XmlError('large')
}

/** Scans the markup before anything is built from it. */
function inspect(xml: string, limits: XmlLimits, budget: WorkBudget): void {
  let [depth, elements] = [0, 0]
  for (const [mark] of xml.matchAll(MARKUP)) {
    if (mark === '<!') throw new XmlError('types')
    if (mark.startsWith('<!') || mark.startsWith('<?')) continue
    if (mark === '</') depth -= 1
    else {
      inspectTag(mark, budget)
      elements += 1
      if (!mark.endsWith('/>')) depth += 1
    }
    if (depth > limits.depth) throw new XmlError('deep')
    if (elements > limits.elements) throw new XmlError('large')
  }
}

/**
 * Returns the root element. Only the five predefined entities and character references are accepted. Throws `XmlError`, and `WorkBudgetError`
 * when the budget is used up.
 */
export function readXml(xml: string, limits: XmlLimits, budget: WorkBudget): XmlElement {
  // It is scanned, parsed, and later written or searched.
  budget.spend(3 * xml.length)
  inspect(xml, limits, budget)
  let root: XmlElement | null
  try {
    root = parseXml(xml).root
  } catch {
    throw new XmlError('malformed')
  }
  if (!root) throw new XmlError('malformed')
  return root
}
