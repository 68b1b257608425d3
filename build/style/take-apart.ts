import { type CssNode, generate, parse, type Rule, type Selector } from 'css-tree'
import type { DocumentStyle, StyleRule } from '../../src/worker/style/document-style.ts'
import { waysOfSelector } from './selector-needs.ts'
import { type NumberOf, splitDeclarations } from './split-declarations.ts'

type Numbers = { numberOf: NumberOf; names: () => string[] }

function createNumbers(): Numbers {
  const numbers = new Map<string, number>()
  const numberOf = (name: string) => numbers.get(name) ?? numbers.set(name, numbers.size).size - 1
  return { numberOf, names: () => [...numbers.keys()] }
}

const ADDS = /(?:classList\.(?:add|toggle)\(|className=|createElement\()([^);]*)/g

/** Classes and elements that a script puts on a page. */
const listAdded = (script: string) =>
  new Set([...script.matchAll(ADDS)].flatMap(([, text = '']) => text.split(/[^\w-]+/)))

const selectorsOf = (rule: Rule, numberOf: NumberOf, isAdded: (name: string) => boolean): StyleRule[1] =>
  (rule.prelude.type === 'SelectorList' ? [...rule.prelude.children] : []).map((selector) => [
    generate(selector),
    waysOfSelector(selector as Selector, isAdded).map((way) => way.map(numberOf)),
  ])

/** UnoCSS asks for less than a width by a tenth of a pixel, for browsers without ranges; the build writes ranges. */
const tightenCondition = (text: string) => text.replace(/width\s*<=\s*calc\(([\d.]+rem) - \.1px\)/g, 'width<$1')

/**
 * Takes a built style apart into its rules, each with what has to be on a page for it to match.
 * @param scripts the scripts of documents: the classes and elements that they add may come to any page.
 */
export function takeApart(css: string, scripts: string): DocumentStyle {
  const names = createNumbers()
  const conditions = createNumbers()
  const { numberOf: read } = createNumbers()
  const added = listAdded(scripts)
  const isAdded = (name: string) => added.has(name.replace(/^\./, ''))
  const rules: StyleRule[] = []
  const walk = (nodes: Iterable<CssNode>, condition: string) => {
    for (const node of nodes) {
      if (node.type === 'Rule')
        rules.push([
          conditions.numberOf(condition),
          selectorsOf(node, names.numberOf, isAdded),
          splitDeclarations(node.block, read),
        ])
      else if (node.type === 'Atrule' && node.block) walkAtRule(node, node.block, condition)
    }
  }
  const walkAtRule = (node: CssNode & { type: 'Atrule' }, block: CssNode & { type: 'Block' }, condition: string) => {
    const head = `@${node.name} ${node.prelude ? tightenCondition(generate(node.prelude)) : ''}`
    if (node.name !== 'keyframes') walk(block.children, condition ? `${condition}{${head}` : head)
    else rules.push([conditions.numberOf(condition), [[head, [[]]]], [[generate(block).slice(1, -1), [], read(head)]]])
  }
  const sheet = parse(css, { parseValue: false, parseCustomProperty: false, parseAtrulePrelude: false })
  if (sheet.type === 'StyleSheet') walk(sheet.children, '')
  const later = names.names().flatMap((name, number) => (isAdded(name) ? [number] : []))
  return { names: names.names(), later, conditions: conditions.names(), rules }
}
