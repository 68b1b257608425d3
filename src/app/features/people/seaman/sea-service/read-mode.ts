import { isSeaMode, type SeaMode } from '#src/domain/sea-service/sea-modes.ts'

export const readMode = ({ mode = '' }: Record<string, string>): SeaMode => (isSeaMode(mode) ? mode : 'calendar')
