import type { Mask } from '../cv/masks.ts'
import { type Privacy, sees } from './privacy.ts'

/** What no link to the CV shows, whatever it says itself. */
export const masksOfEveryLink = (privacy: Privacy): Mask[] => [
  ...(sees({ by: 'link' }, privacy, 'contacts') ? [] : (['contacts'] as const)),
  ...(sees({ by: 'link' }, privacy, 'numbers') ? [] : (['numbers', 'birth'] as const)),
]

/** Those that a link has by itself and by the settings, each once. */
export const withMasksOfEveryLink = (masks: readonly Mask[], privacy: Privacy): Mask[] => [
  ...new Set([...masks, ...masksOfEveryLink(privacy)]),
]
