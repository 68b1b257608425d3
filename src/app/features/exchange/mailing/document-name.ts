import type { OwnDocuments } from '#src/contract/mailing/order-schemas.ts'
import { nameTerm } from '#src/i18n/cv/term-names.ts'
import type { AppIntl } from '#src/i18n/intl.ts'

type Named = Pick<OwnDocuments['items'][number], 'name' | 'type'>

/** Returns the name of a document of a CV, or that of its type. */
export const nameDocument = ({ name, type }: Named, intl: AppIntl): string =>
  name ? nameTerm('paper', name, intl) : intl.t(`cv.choice.type.${type ?? 'document'}`)
