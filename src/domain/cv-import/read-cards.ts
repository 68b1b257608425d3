import type { Gathered } from './gather.ts'
import { findPaperLabel, findVoyageLabel, findVoyageLabels } from './header.ts'
import { listPairs } from './pairs.ts'
import { type PaperGround, putPaperName, readPaperField } from './read-paper.ts'
import { isShipName } from './read-value.ts'
import { readVoyageCell, readVoyageField } from './read-voyage.ts'
import { filledCells, type Row } from './rows.ts'
import type { State } from './state.ts'

function beginCard(list: Gathered[], state: State): Gathered {
  const card: Gathered = {}
  state.card = card
  list.push(card)
  return card
}

/** Reads contracts written as labels and values below each other: a repeated label begins the next one. */
export function readVoyageCard(row: Row, state: State): boolean {
  const pairs = listPairs(row, findVoyageLabels)
  if (pairs.length === 0) return false
  for (const { field: named, value } of pairs) {
    const [field = '', ...others] = named.split('+')
    const names =
      field === 'period'
        ? ['startDate']
        : field === 'engine'
          ? ['engineName']
          : field === 'horsePower'
            ? ['enginePower']
            : [field]
    const isNext = !state.card || names.some((name) => state.card?.[name])
    const voyage = isNext ? beginCard(state.voyages, state) : (state.card as Gathered)
    readVoyageCell([field, ...others], value, { voyage, row, ground: state.ground })
  }
  return true
}

const COUNT = /^\s?[(#№]{0,2}\d{1,2}[.)]{0,2}\s{1,3}/u

/** Reads a ship above the labels of its contract. */
export function readShipHeading(row: Row, next: Row | undefined, state: State): boolean {
  const [only = '', ...others] = filledCells(row)
  const name = only.replace(COUNT, '')
  if (others.length > 0 || !isShipName(name) || !next || listPairs(next, findVoyageLabel).length === 0) return false
  readVoyageField('fleetVesselName', name, { voyage: beginCard(state.voyages, state), row, ground: state.ground })
  return true
}

export function readPaperCard(row: Row, state: State): boolean {
  const { ground, section } = state
  const at = (paper: Gathered): PaperGround => ({ paper, row, ground, section })
  const pairs = listPairs(row, findPaperLabel)
  const heading = filledCells(row)
  if (pairs.length === 0) {
    const [only, ...others] = heading
    const name = only?.replace(/[\s:：]{1,9}$/, '')
    if (!name || others.length > 0 || !ground.terms.findPaper(name)) return false
    putPaperName(name, at(beginCard(state.papers, state)))
    return true
  }
  if (pairs.length > 0 && !state.card && pairs[0]?.field !== 'name') return false
  for (const { field, value } of pairs) {
    const isNext = field === 'name' || !state.card || state.card[field]
    readPaperField(field, value, at(isNext ? beginCard(state.papers, state) : (state.card as Gathered)))
  }
  return true
}
