import { isMask, type Mask } from '#src/domain/cv/masks.ts'

/** What is left out, as the address says it: `off=kin,birth`. */
export const readMasks = (text = ''): Mask[] => [...new Set(text.split(','))].filter(isMask)
