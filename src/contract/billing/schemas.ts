import { z } from 'zod'
import type { MinorUnits } from '#src/domain/money/amount.ts'

/** Minor units in JSON: an integer. Only `src/domain/money` and this schema make the type. */
export const minorUnitsSchema = z.int() as unknown as z.ZodType<MinorUnits, MinorUnits>
