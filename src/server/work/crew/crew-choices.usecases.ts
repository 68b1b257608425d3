import type { z } from 'zod'
import { crewListSchema } from '#src/contract/crew/schemas.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { freshenStatistic, getStatistic, refreshStatistic, type SharedFigure } from '../market/statistic-cache.ts'
import { findChoices } from './crew-choices.repository.ts'

const crewChoicesSchema = crewListSchema.shape.choices

type CrewChoices = z.infer<typeof crewChoicesSchema>

const CREW_CHOICES: SharedFigure<CrewChoices> = {
  name: 'crew-choices',
  schema: crewChoicesSchema,
  compute: ({ db }) => findChoices(db),
}

/** Ranks and vessel types that occur in the list, so that menus offer no empty choice. */
export const getCrewChoices = (services: Needs<'db' | 'clock'>): Promise<CrewChoices> =>
  getStatistic(services, CREW_CHOICES)

export const refreshCrewChoices = (services: Needs<'db' | 'clock'>): Promise<CrewChoices> =>
  refreshStatistic(services, CREW_CHOICES)

export const freshenCrewChoices = (services: Needs<'db' | 'clock'>): Promise<void> =>
  freshenStatistic(services, CREW_CHOICES)
