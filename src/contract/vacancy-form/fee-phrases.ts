import type { LocaleCode } from '../locales.ts'

type Phrases = {
  /** What a demand for money is called: enough by itself, where nothing beside it denies it. An ellipsis is for up to 30 other letters. */
  fees: string
  /** Words beside a fee that say that nobody pays it, or that the company does. */
  denials: string
}

/** By language, parted by bars; compared with folded text, so that endings may follow. */
// biome-ignore format: a table
export const FEE_PHRASES: Readonly<Record<LocaleCode, Phrases>> = {
  en: {
    fees: 'registration fee|registration charge|placement charge|processing charge|recruitment charge|agency charge|handling charge|documentation charge|visa charge|medical fee|medical charge|training charge|pay…in advance|pay…before joining|pay…upfront|transfer…in advance|transfer…before joining|send…in advance|send…before joining|deposit…in advance|deposit…before joining|placement fee|processing fee|recruitment fee|agency fee|service fee|service charge|application fee|visa fee|training fee|documentation fee|handling fee|security deposit|deposit required|pay a deposit|payable by the seafarer|payable by the candidate|payable by candidate|paid by the candidate|paid by the seafarer|western union|deducted from your first salary|deducted from the first salary',
    denials: ' no | not | never | free of | without | zero | nor | nil |refund|reimburs|paid by the company|paid by company|paid by the owner|paid by owner|covered by|at company|at owner|n t | against the law|illegal|forbidden|prohibited',
  },
  uk: {
    fees: 'реєстраційний внесок|реєстраційного внеску|плата за працевлаштування|плати за працевлаштування|оплата за працевлаштування|плата за реєстрацію|плата за оформлення|вартість оформлення|послуги платні|платні послуги|передоплат|сплатити заздалегідь|комісія агентства|комісію агентства|завдаток|застав|вираховується з першої зарплати|за рахунок кандидата|за рахунок моряка',
    denials: ' не | без | ніколи | жодн| ніяк|безкоштовн|безоплатн|за рахунок компані|за рахунок судновласник|оплачує компан|сплачує компан|заборон|незаконн|поверта',
  },
  ru: {
    fees: 'регистрационный взнос|регистрационного взноса|регистрационный сбор|плата за трудоустройство|платы за трудоустройство|оплата за трудоустройство|плата за оформление|стоимость оформления|услуги платные|платные услуги|предоплат|оплатить заранее|комиссия агентства|комиссию агентства|комиссионные агентства|задаток|вычитается из первой зарплаты|за счет кандидата|за счет моряка',
    denials: ' не | без | никогда | ни | никак| нет |бесплатн|безвозмездн|за счет компании|за счет судовладельца|оплачивает компания|запрещен|незакон|возвраща|возмеща',
  },
  fr: {
    fees: 'frais d inscription|frais de placement|frais de dossier|frais d agence|frais de recrutement|frais de service|frais de traitement|payer d avance|payer a l avance|acompte|depot de garantie|caution de|a la charge du candidat|a la charge du marin|retenu sur le premier salaire|deduit du premier salaire',
    denials: ' pas | aucun| sans | jamais | ni |gratuit|a la charge de la compagnie|a la charge de l armateur|pris en charge|rembours|interdit|illegal',
  },
  ar: {
    fees: 'رسوم التسجيل|رسوم تسجيل|رسوم التوظيف|رسوم توظيف|رسوم الوكالة|رسوم المعاملة|رسوم معالجة|رسوم الخدمة|الدفع مقدما|دفع مقدم|يدفع المرشح|على نفقة المرشح|على حساب المرشح|عربون|تامين نقدي|تخصم من اول راتب',
    denials: ' لا | لن | لم | ليس | ليست | بدون | دون | بلا | غير | مجان|تتحملها الشركة|على نفقة الشركة|على حساب الشركة|تدفعها الشركة|محظور|ممنوع|تسترد',
  },
  es: {
    fees: 'cuota de inscripcion|cuota de registro|tasa de inscripcion|tasa de registro|gastos de inscripcion|tarifa de colocacion|tasa de colocacion|gastos de tramitacion|gastos de gestion|honorarios de agencia|comision de agencia|pagar por adelantado|pago por adelantado|pago anticipado|deposito de garantia|a cargo del candidato|a cargo del marino|se descuenta del primer sueldo|se descuenta del primer salario',
    denials: ' no | sin | nunca | ningun| ni |gratis|gratuit|a cargo de la empresa|a cargo de la compania|a cargo del armador|reembols|prohibid|ilegal',
  },
  de: {
    fees: 'anmeldegebuhr|registrierungsgebuhr|vermittlungsgebuhr|bearbeitungsgebuhr|agenturgebuhr|servicegebuhr|verwaltungsgebuhr|einschreibegebuhr|vermittlungsprovision|vorkasse|im voraus zu zahlen|im voraus bezahlen|anzahlung|kaution|kosten tragt der bewerber|auf kosten des bewerbers|zu lasten des bewerbers|vom ersten lohn abgezogen|vom ersten gehalt abgezogen',
    denials: ' kein| nicht | nie | niemals | ohne | weder |kostenlos|gebuhrenfrei|tragt die reederei|tragt das unternehmen|tragt der reeder|ubernimmt|erstatt|verboten|unzulassig',
  },
  tl: {
    fees: 'bayad sa rehistro|bayad sa pagpaparehistro|bayad sa pagproseso|bayad sa ahensya|bayad sa ahensiya|bayad sa paglalagay|bayad sa aplikasyon|magbayad muna|magbayad nang maaga|paunang bayad|sagot ng aplikante|babayaran ng aplikante|ibabawas sa unang sahod|placement fee|processing fee',
    denials: ' walang | wala | hindi | huwag | libre | libreng |sagot ng kompanya|sagot ng kumpanya|babayaran ng kompanya|bawal|ibabalik| no | never | not ',
  },
  hi: {
    fees: 'पंजीकरण शुल्क|रजिस्ट्रेशन फीस|रजिस्ट्रेशन शुल्क|प्लेसमेंट फीस|प्लेसमेंट शुल्क|एजेंसी शुल्क|एजेंसी फीस|प्रोसेसिंग फीस|प्रोसेसिंग शुल्क|आवेदन शुल्क|सेवा शुल्क|अग्रिम भुगतान|पहले भुगतान|जमानत राशि|सुरक्षा राशि|उम्मीदवार को देना|उम्मीदवार द्वारा देय|पहले वेतन से काट',
    denials: ' नहीं | नही | कोई | बिना | कभी | मुफ्त | मुफ़्त |निःशुल्क|नि शुल्क|कंपनी देती|कंपनी देगी|कंपनी वहन|कंपनी द्वारा|वापस|मना है|अवैध',
  },
  pt: {
    fees: 'taxa de inscricao|taxa de registo|taxa de registro|taxa de cadastro|taxa de colocacao|taxa de agencia|taxa de processamento|taxa de servico|comissao da agencia|pagar adiantado|pagamento adiantado|pagamento antecipado|caucao|a cargo do candidato|a cargo do maritimo|por conta do candidato|descontado do primeiro salario|descontada do primeiro salario',
    denials: ' nao | sem | nunca | nenhum| nem |gratis|gratuit|a cargo da empresa|por conta da empresa|a cargo do armador|por conta do armador|reembols|proibid|ilegal|isent',
  },
  id: {
    fees: 'biaya pendaftaran|biaya registrasi|biaya penempatan|biaya agen|biaya administrasi|biaya proses|biaya pemrosesan|biaya layanan|uang muka|uang jaminan|bayar di muka|bayar dimuka|dibayar oleh pelamar|ditanggung pelamar|ditanggung oleh pelamar|dipotong dari gaji pertama',
    denials: ' tidak | tanpa | bukan | tak | gratis | bebas |ditanggung perusahaan|ditanggung oleh perusahaan|dibayar perusahaan|dibayar oleh perusahaan|dilarang|dikembalikan|jangan',
  },
  zh: {
    fees: '注册费|报名费|中介费|安置费|手续费|服务费|代理费|办理费|培训费|押金|保证金|预付款|先付款|费用自理|由船员承担|由应聘者承担|从首月工资中扣除',
    denials: '免|不收|不需|无需|不用|免费|没有|无任何|不得|禁止|不会|绝不|免收|由公司承担|公司承担|由船东承担|船东承担|公司支付|退还|报销|严禁',
  },
}
