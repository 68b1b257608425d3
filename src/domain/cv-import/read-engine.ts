import { ENGINE_MAKERS } from '../vocabulary/engines.ts'
import { clean } from './clean.ts'
import { foldLabel } from './fold-label.ts'
import { findNumbers, toKilowatts } from './numbers.ts'

export type Engine = {
  engineName?: string
  engineModel?: string
  engineBuilder?: string
  enginePower?: number
  isPowerSure?: boolean
}

const MAKERS = [
  ...ENGINE_MAKERS.map((maker) => [foldLabel(maker), maker] as const),
  ...(
    [
      ['man - b&w', 'MAN B&W'],
      ['man/b&w', 'MAN B&W'],
      ['b&w', 'MAN B&W'],
      ['man bw', 'MAN B&W'],
      ['man b & w', 'MAN B&W'],
      ['hyundai himsen', 'HiMSEN'],
      ['mitsubishi', 'Mitsubishi UEC'],
      ['cat', 'Caterpillar'],
    ] as const
  ).map(([name, maker]) => [foldLabel(name), maker] as const),
].sort(([one], [other]) => other.length - one.length)

/** Builders of engines under licence, named before the maker: "Hyundai MAN B&W". */
const BUILDERS = new Set([
  'mitsui',
  'hyundai',
  'hitachi',
  'kawasaki',
  'doosan',
  'hsd',
  'stx',
  'makita',
  'dmd',
  'hhm',
  'cssc',
])

/** A separate number: not the one in a model ("8L38"). */
const POWER =
  /(?<![\p{L}\d])(?:(\d{1,2})\s?[x×]\s?)?((?:\d{1,3}(?:[ ,.'\u00a0]\d{3}){1,2}|\d{1,6})(?:[.,]\d{1,2})?)\s?(kw|квт|千瓦|bhp|hp|л\.?\s?с|ps|cv|hk)(?!\p{L})/iu

/** Returns the power in a text, in kilowatts. */
export function findPower(text: string): { power: number; start: number; end: number; isSure: boolean } | undefined {
  const match = POWER.exec(text.slice(0, 300))
  const number = findNumbers(match?.[2] ?? '')[0]?.value
  const engines = Number(match?.[1] ?? 1)
  if (!match || number === undefined) return undefined
  const isKilowatts = /^(?:kw|квт|千瓦)$/iu.test(match[3] as string)
  return {
    power: (isKilowatts ? Math.round(number) : toKilowatts(number)) * engines,
    start: match.index,
    end: match.index + match[0].length,
    isSure: isKilowatts && engines === 1,
  }
}

/** A number after a slash at the end: "6L35MC / 3900". */
const POWER_AT_END = /\s\/\s(\d{3,5})\s?$/

/** An engine of an unknown maker: its name, and a part with figures. */
const UNKNOWN = /^(\p{Lu}[\p{L}&.-]{1,20}(?:\s\p{Lu}[\p{L}&.-]{1,20})?)\s([\p{L}\d/.-]{0,12}\d[\p{L}\d/.-]{0,12})$/u

/** Returns an engine of an unknown maker: maker and model, or only a power. All uncertain. */
export function readUnknownEngine(text: string): Engine | undefined {
  if (/^\d{3,5}$/.test(text)) return { enginePower: Number(text) }
  const [, engineName, engineModel] = UNKNOWN.exec(text) ?? []
  return engineName && engineModel ? { engineName, engineModel } : undefined
}

/** Reads "MAN B&W 6S60MC-C, 13,560 kW" into maker, model and power. */
export function readEngine(written: string): Engine {
  const last = POWER_AT_END.exec(written.slice(-20))?.[1]
  const text = last ? `${written.slice(0, written.lastIndexOf('/'))} ${last} kW` : written
  const power = findPower(text)
  const rest = clean(
    (power ? `${text.slice(0, power.start)} ${text.slice(power.end)}` : text).replace(/[/,;()\s]{1,20}$/, ''),
  )
    .replace(/[/(,]{1,3}\s?[)]?$/, '')
    .trim()
  const told = power ? { enginePower: power.power, isPowerSure: power.isSure && !last } : {}
  if (rest === '') return told
  const words = rest.replace(/^\d{1,2}\s?[x×]\s?/i, '').split(/\s+/)
  const builder = words[0] && BUILDERS.has(foldLabel(words[0])) ? words[0] : undefined
  for (const from of builder ? [1, 0] : [0])
    for (let count = Math.min(words.length - from, 4); count > 0; count -= 1) {
      const maker = MAKERS.find(([key]) => key === foldLabel(words.slice(from, from + count).join(' ')))
      if (!maker) continue
      const model = clean(
        words
          .slice(from + count)
          .join(' ')
          .replace(/^[/,(-]\s?/, ''),
      )
      const built = from === 1 && builder ? { engineBuilder: builder } : {}
      return { engineName: maker[1], ...(model && { engineModel: model }), ...built, ...told }
    }
  return { engineName: rest, ...told }
}
