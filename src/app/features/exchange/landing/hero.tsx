import type { Overview } from '#src/contract/market/overview-schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { Fleets } from './fleets.tsx'
import type { Naming } from './naming.ts'
import { SearchBox } from './search-box.tsx'
import { Wanted } from './wanted.tsx'

type Props = { overview: Overview; naming: Naming }

export function Hero({ overview, naming }: Props) {
  const { t } = useIntl()
  return (
    <section className="hero graticule">
      <div className="wrap">
        <div className="column gap-5">
          <div className="hero-columns">
            <div className="column gap-4">
              <h1 className="display">{t('landing.hero.title')}</h1>
              <p className="muted lead">{t('landing.hero.text')}</p>
            </div>
            {overview.wanted.length > 0 && <Wanted overview={overview} naming={naming} />}
          </div>
          <SearchBox overview={overview} naming={naming} />
        </div>
        <Fleets overview={overview} naming={naming} />
      </div>
    </section>
  )
}
