import type { Seller, Texts } from '#src/contract/billing-document/record.ts'
import type { SellerConfig } from '#src/server/platform/seller.ts'

/** The seller of the example configuration, `SELLER` in src/server/wrangler.toml. */
export const DEMO_SELLER: Seller = {
  ...{ name: 'Gangway Demo Crewing Ltd', address: 'Sadama 7, 10111 Tallinn', country: 'EE' },
  ...{ register: 'Example register 00000000', taxNumber: '', email: 'billing@gangway.example' },
}
export const DEMO_TAX: SellerConfig['noTax'] = { none: 'not-registered', law: '' }

/** An order of one line. Its hold, what was charged and what was refunded are entries of the balance. */
export type DemoOrder = { item: string; texts: Texts; quantity: number; unitPrice: number }

/** Orders by the names of their holds, at the prices of the demo price list. */
export const DEMO_ORDERS: Readonly<Record<string, DemoOrder>> = {
  merchant: {
    ...{ item: 'merchant', quantity: 60, unitPrice: 20 },
    texts: {
      en: 'CV mailing: merchant fleet',
      uk: 'Розсилка CV: торговельний флот',
      ru: 'Рассылка CV: торговый флот',
      de: 'Versand des Lebenslaufs: Handelsflotte',
      fr: 'Envoi du CV\u00a0: flotte marchande',
      es: 'Envío del CV: flota mercante',
      pt: 'Envio do currículo: frota mercante',
      ar: 'إرسال السيرة الذاتية: الأسطول التجاري',
      hi: 'सीवी भेजना: मर्चेंट बेड़ा',
      zh: '简历群发：商船队',
      tl: 'Pagpapadala ng CV: fleet na pangkalakal',
      id: 'Pengiriman CV: armada niaga',
    },
  },
  tankers: {
    ...{ item: 'tankers', quantity: 28, unitPrice: 25 },
    texts: {
      en: 'CV mailing: tanker fleet',
      uk: 'Розсилка CV: танкерний флот',
      ru: 'Рассылка CV: танкерный флот',
      de: 'Versand des Lebenslaufs: Tankerflotte',
      fr: 'Envoi du CV\u00a0: flotte pétrolière et gazière',
      es: 'Envío del CV: flota de buques tanque',
      pt: 'Envio do currículo: frota de navios-tanque',
      ar: 'إرسال السيرة الذاتية: أسطول الناقلات',
      hi: 'सीवी भेजना: टैंकर बेड़ा',
      zh: '简历群发：油轮船队',
      tl: 'Pagpapadala ng CV: fleet ng tanker',
      id: 'Pengiriman CV: armada tanker',
    },
  },
}
