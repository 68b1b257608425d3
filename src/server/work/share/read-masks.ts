import type { Mask } from '#src/domain/cv/masks.ts'

/** What a link leaves out by itself, as it is kept. */
export const readMasks = (text: string): Mask[] => text.split(' ').filter(Boolean) as Mask[]
