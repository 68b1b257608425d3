import { isSeaMode, type SeaMode } from '#src/contract/sea-service/sea-modes.ts'

export const readMode = ({ mode = '' }: Record<string, string>): SeaMode => (isSeaMode(mode) ? mode : 'calendar')
