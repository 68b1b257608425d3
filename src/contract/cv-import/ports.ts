import { PORTS } from '../vocabulary/ports.ts'
import { foldLabel } from './fold-label.ts'

const codes = new Map(
  PORTS.flatMap(({ locode, name }) => [[foldLabel(name), locode] as const, [locode.toLowerCase(), locode] as const]),
)

/** The code of a port that a text names, with or without its country behind a comma. */
export const findPortCode = (text: string): string | undefined =>
  codes.get(foldLabel(text)) ?? codes.get(foldLabel(text.split(',', 1)[0] as string))
