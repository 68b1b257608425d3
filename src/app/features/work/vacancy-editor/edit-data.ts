import type { ComponentType } from 'react'
import type { PageProps } from '#src/app/page.ts'
import type { EditedVacancy } from '#src/contract/vacancy-editor/schemas.ts'
import type { VacancyDetail } from '#src/contract/vacancy-search/schemas.ts'
import type { Preview } from './queries.ts'

/** The vacancy page for seafarers. */
export type ShownVacancy = ComponentType<PageProps<{ vacancy: VacancyDetail }>>

export type EditData = { edited: EditedVacancy; preview?: Preview }
