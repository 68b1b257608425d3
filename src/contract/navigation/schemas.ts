import { z } from 'zod'
import { WAITING_NAMES } from './navigation.ts'

export const waitingSchema = z.partialRecord(z.enum(WAITING_NAMES), z.int().positive())
