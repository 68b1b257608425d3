import type { Mask } from '#src/domain/cv/masks.ts'

/** Parses the stored masks of a link. */
export const readMasks = (text: string): Mask[] => text.split(' ').filter(Boolean) as Mask[]
