import { FREE_MAILING_AGENCIES, SERVICES, type Service } from '../../../contract/price-list.ts'
import { useFormats, useIntl } from '../../../i18n/react.tsx'
import { Notice } from '../../ui/states.tsx'

/** What the product sells, with the word that none of it is needed to apply. */
export function PriceList() {
  const { t } = useIntl()
  return (
    <div className="col gap4">
      <Notice tone="land">{t('cms.price.note')}</Notice>
      <table className="tbl stack">
        <thead>
          <tr>
            <th scope="col">{t('cms.price.service')}</th>
            <th scope="col" className="num">
              {t('cms.price.price')}
            </th>
          </tr>
        </thead>
        <tbody>
          <Row
            name={t('cms.service.mailing.name', { count: FREE_MAILING_AGENCIES })}
            text={t('cms.service.mailing-free.text')}
            price={t('cms.price.free')}
          />
          {SERVICES.map((service) => (
            <ServiceRow key={`${service.kind} ${service.agencies}`} service={service} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function ServiceRow({ service: { kind, agencies = 0, price, per } }: { service: Service }) {
  const { t } = useIntl()
  const { money } = useFormats()
  const sum = money(price.amount, price.currency)
  return (
    <Row
      name={t(`cms.service.${kind}.name`, { count: agencies })}
      text={t(`cms.service.${kind}.text`)}
      price={per ? t('cms.price.month', { price: sum }) : sum}
    />
  )
}

const Row = ({ name, text, price }: { name: string; text: string; price: string }) => (
  <tr>
    <th scope="row">
      <b>{name}</b>
      <br />
      <span className="dim">{text}</span>
    </th>
    <td className="num b">
      <bdi>{price}</bdi>
    </td>
  </tr>
)
