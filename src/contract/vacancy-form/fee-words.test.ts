import { describe, expect, test } from 'vitest'
import type { LocaleCode } from '../locales.ts'
import { findFeeWords } from './fee-words.ts'

/** Of each language what asks for money, and what denies it or only sounds like it. */
const EXAMPLES: Readonly<Record<LocaleCode, { asks: string[]; denies: string[] }>> = {
  en: {
    asks: [
      'Registration fee 200 USD.',
      'No experience needed, pay a deposit of 500 USD before the flight.',
      'A small processing-fee applies',
      'Send 50 USD in advance.',
      'PAY 900 USD to our agent before joining',
      'Registration charge 30 euros',
    ],
    denies: [
      'No fees.',
      'We never charge a registration fee.',
      'Visa fee is reimbursed.',
      'Placement fee: paid by the owner',
      'Good pay, coffee free.',
      'Visa fees are paid by the owner.',
      'Medical training is given on board.',
    ],
  },
  uk: {
    asks: [
      'Реєстраційний внесок 100 доларів.',
      'Досвід не потрібен, передоплата за візу 300 доларів',
      'Послуги платні.',
    ],
    denies: [
      'Жодних передоплат.',
      'Плата за працевлаштування не стягується.',
      'Ми не беремо передоплату.',
      'Оплата праці висока.',
    ],
  },
  ru: {
    asks: ['Регистрационный взнос 100 долларов.', 'Опыт не нужен, предоплата за визу 300 долларов', 'Услуги платные.'],
    denies: [
      'Без предоплаты.',
      'Плата за трудоустройство не взимается.',
      'Предоплата запрещена.',
      'Оплата труда высокая.',
    ],
  },
  fr: {
    asks: ['Frais d’inscription : 100 euros.', 'Sans expérience, acompte de 300 euros', 'Frais de dossier à payer.'],
    denies: [
      'Aucun frais de placement.',
      'Les frais de dossier sont pris en charge.',
      'Pas de frais d’agence.',
      'Bon salaire.',
    ],
  },
  ar: {
    asks: ['رسوم التسجيل 100 دولار.', 'الدفع مقدما 300 دولار', 'عربون قبل السفر'],
    denies: ['بدون رسوم التسجيل.', 'لا توجد رسوم توظيف.', 'رسوم الخدمة على نفقة الشركة', 'راتب جيد'],
  },
  es: {
    asks: [
      'Cuota de inscripción de 100 dólares.',
      'Sin experiencia, pago por adelantado de 300 dólares',
      'Gastos de tramitación: 50',
    ],
    denies: [
      'Sin cuota de inscripción.',
      'No cobramos comisión de agencia.',
      'Los gastos de gestión corren a cargo de la empresa',
      'Buen salario.',
    ],
  },
  de: {
    asks: [
      'Vermittlungsgebühr 100 Euro.',
      'Keine Erfahrung nötig, Anzahlung von 300 Euro',
      'Bearbeitungsgebühr fällig',
    ],
    denies: [
      'Keine Vermittlungsgebühr.',
      'Eine Kaution wird nicht verlangt.',
      'Die Bearbeitungsgebühr übernimmt die Reederei',
      'Gute Heuer.',
    ],
  },
  tl: {
    asks: ['Bayad sa rehistro: 100 dolyar.', 'Paunang bayad na 300 dolyar', 'May placement fee na 500'],
    denies: [
      'Walang bayad sa rehistro.',
      'Hindi kami humihingi ng paunang bayad.',
      'Libre, walang placement fee',
      'Magandang sahod.',
    ],
  },
  hi: {
    asks: ['पंजीकरण शुल्क 100 डॉलर।', 'अग्रिम भुगतान 300 डॉलर', 'प्लेसमेंट फीस देनी होगी।'],
    denies: ['कोई पंजीकरण शुल्क नहीं।', 'बिना प्लेसमेंट फीस।', 'सेवा शुल्क कंपनी देगी', 'अच्छा वेतन।'],
  },
  pt: {
    asks: [
      'Taxa de inscrição de 100 dólares.',
      'Sem experiência, pagamento antecipado de 300',
      'Caução antes do embarque',
    ],
    denies: [
      'Sem taxa de inscrição.',
      'Não cobramos comissão da agência.',
      'Taxa de serviço a cargo da empresa',
      'Bom salário.',
    ],
  },
  id: {
    asks: ['Biaya pendaftaran 100 dolar.', 'Tanpa pengalaman, uang muka 300 dolar', 'Bayar di muka sebelum berangkat'],
    denies: [
      'Tanpa biaya pendaftaran.',
      'Kami tidak memungut biaya penempatan.',
      'Biaya proses ditanggung perusahaan',
      'Gaji bagus.',
    ],
  },
  zh: {
    asks: ['注册费100美元。', '无需经验，押金300美元', '费用自理'],
    denies: ['不收注册费。', '免中介费，无需押金', '手续费由公司承担', '薪资优厚。'],
  },
}

describe.each(Object.entries(EXAMPLES))('in %s', (_language, { asks, denies }) => {
  test.each(asks)('“%s” asks for money', (text) => expect(findFeeWords(text)).toHaveLength(1))
  test.each(denies)('“%s” does not', (text) => expect(findFeeWords(text)).toEqual([]))
})

test('what asks is given as it was written', () =>
  expect(findFeeWords('Good ship. Registration FEE 200 USD! Join us.')).toEqual([' Registration FEE 200 USD']))
