import { isMask, type Mask } from '#src/domain/cv/masks.ts'

/** Parses the masks of an address: `off=kin,birth`. */
export const readMasks = (text = ''): Mask[] => [...new Set(text.split(','))].filter(isMask)
