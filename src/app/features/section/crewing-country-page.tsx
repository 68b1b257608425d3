import { isCountry } from '../../../contract/vocabulary/countries.ts'
import { createFormats } from '../../../i18n/formats.ts'
import { useFormats, useIntl } from '../../../i18n/react.tsx'
import { createNotFound } from '../../not-found.ts'
import { definePage, type PageProps } from '../../page.ts'
import { SectionView } from './section-view.tsx'

/** The address carries the ISO code in lower case. */
export const crewingCountryPage = definePage<string>({
  load: async (ctx) => {
    const code = (ctx.params.country ?? '').toUpperCase()
    if (!isCountry(code)) throw createNotFound(ctx)
    return code
  },
  head: (code, { intl, locale }) => ({
    title: intl.t('page.crewing-country.title', { country: createFormats(locale).country(code) }),
    description: intl.t('page.crewing-country.empty'),
    noindex: true,
  }),
  Component: CrewingCountry,
})

function CrewingCountry({ data }: PageProps<string>) {
  const { t } = useIntl()
  const { country } = useFormats()
  return (
    <SectionView
      title={t('page.crewing-country.title', { country: country(data) })}
      text={t('page.crewing-country.empty')}
      link={{ href: '/vacancy', text: t('page.link.vacancies') }}
    />
  )
}
