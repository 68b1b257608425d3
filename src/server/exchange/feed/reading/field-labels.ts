import { foldText } from '#src/domain/vocabulary/fold-text.ts'
import { trimEdges } from '#src/server/platform/plain-text.ts'

export type FieldName =
  | 'rank'
  | 'vesselType'
  | 'vesselName'
  | 'pay'
  | 'joining'
  | 'duration'
  | 'port'
  | 'flag'
  | 'dwt'
  | 'gt'
  | 'built'
  | 'engine'
  | 'area'
  | 'english'
  | 'nationality'
  | 'positions'
  | 'contact'

/** Labels before a colon and element names, in the product's languages; folded, separated by `|`. */
// biome-ignore format: one field, one row
const LABELS: Readonly<Record<FieldName, string>> = {
  rank: 'rank|position|job title|ранг|должность|посада|cargo a bordo|puesto|poste|fonction|dienstgrad|posicao|jabatan|posisi|الرتبة|पद|职务|职位|ranggo|रैंक|categoria|categoria a bordo',
  vesselType: 'vessel type|type of vessel|ship type|type of ship|vessel|ship|тип судна|судно|tipo de buque|buque|type de navire|navire|schiffstyp|schiff|tipo de navio|navio|jenis kapal|tipe kapal|kapal|uri ng barko|barko|نوع السفينة|السفينة|जहाज का प्रकार|जहाज|船型|船舶类型|船舶',
  vesselName: 'vessel name|name of vessel|ship name|название судна|назва судна|nombre del buque|nom du navire|schiffsname|nome do navio|nama kapal|船名',
  pay: 'salary|wage|wages|pay|rate|day rate|daily rate|daily wage|monthly salary|monthly wage|salary range|salary from|salary up to|remuneration|offered salary|total salary|base salary|зарплата|заработная плата|оклад|зп|з/п|ставка|оплата|зарплатня|заробітна плата|salario|sueldo|remuneracion|salaire|remuneration mensuelle|heuer|gehalt|tagessatz|vencimento|remuneracao|gaji|upah|sahod|sweldo|الراتب|वेतन|工资|薪资|薪水|月薪|日薪|الأجر',
  joining: 'join date|joining date|date of joining|joining|join|embarkation|embarkation date|date of embarkation|start date|starting date|start|commencement|sign on|sign-on|sign on date|boarding|boarding date|ready date|readiness|дата посадки|посадка|начало контракта|дата начала|дата выезда|выезд|дата присоединения|дата приєднання|початок контракту|дата виїзду|виїзд|fecha de embarque|embarque|fecha de incorporacion|incorporacion|fecha de inicio|date d\'embarquement|embarquement|date de debut|debut|einstieg|eintritt|eintrittsdatum|beginn|einsatzbeginn|data de embarque|data de inicio|tanggal naik|tanggal bergabung|mulai|petsa ng pagsampa|pagsampa|sampa|تاريخ الالتحاق|تاريخ الانضمام|الالتحاق|ज्वाइनिंग|जॉइनिंग|जॉइनिंग तिथि|上船时间|上船日期|登船日期|登船时间|joins|naik kapal|上船',
  duration: 'contract duration|duration of contract|contract length|length of contract|contract period|contract term|duration|contract|period|term|terms|rotation|tour of duty|длительность контракта|продолжительность контракта|срок контракта|длительность|контракт|срок|ротация|тривалість контракту|термін контракту|тривалість|термін|ротація|duracion del contrato|duracion|contrato|rotacion|duree du contrat|duree|contrat|vertragsdauer|vertragslaufzeit|dauer|einsatzdauer|vertrag|duracao do contrato|duracao|rotacao|lama kontrak|durasi kontrak|durasi|kontrak|haba ng kontrata|kontrata|مدة العقد|العقد|अनुबंध अवधि|अनुबंध|कॉन्ट्रैक्ट|合同期|合同期限|合同|المدة|haba|अवधि|कॉन्ट्रैक्ट की अवधि|نظام التناوب|रोटेशन|rotasi|轮换周期',
  port: 'port|joining port|port of joining|embarkation port|port of embarkation|place of joining|place of embarkation|порт|порт посадки|puerto de embarque|puerto|port d\'embarquement|einstiegshafen|hafen|porto de embarque|porto|pelabuhan|pelabuhan naik|الميناء|बंदरगाह|上船港|登船港口|ميناء الالتحاق|जॉइनिंग बंदरगाह|pelabuhan naik kapal|上船港口',
  flag: 'flag|flag state|vessel flag|флаг|флаг судна|прапор|прапор судна|bandera|pavillon|flagge|bandeira|bendera|watawat|العلم|علم السفينة|झंडा|船旗|船旗国|ध्वज',
  dwt: 'dwt|deadweight|дедвейт|dead weight|tpb|载重吨|port en lourd|الحمولة الساكنة|peso muerto|tragfahigkeit|डेडवेट|porte bruto|bobot mati',
  gt: 'gt|grt|gross tonnage|брт|валовая вместимость|валова місткість|总吨|jauge brute|الحمولة الإجمالية|arqueo bruto|bruttoraumzahl|ग्रॉस टनेज|arqueacao bruta|tonase kotor',
  built: 'built|build|year built|year of build|built year|year of built|год постройки|рік побудови|ano de construcao|ano de construccion|annee de construction|baujahr|tahun pembuatan|سنة البناء|建造年份|taon ng paggawa|निर्माण वर्ष|tahun dibangun',
  engine: 'engine|main engine|engine type|me|m/e|двигатель|главный двигатель|гд|двигун|головний двигун|motor principal|motor|moteur|moteur principal|hauptmaschine|maschine|mesin induk|mesin|المحرك|इंजन|主机|المحرك الرئيسي|मुख्य इंजन|maquina principal',
  area: 'trading area|trade area|trade/operation area|operation area|area of operation|trade|trading|region|район плавания|район работы|регион|район плавання|район роботи|zona de navegacion|zone de navigation|fahrtgebiet|zona de navegacao|area pelayaran|منطقة الإبحار|航区|ट्रेडिंग क्षेत्र|daerah pelayaran',
  english: 'english|english level|level of english|english language|английский|английский язык|уровень английского|знание английского|англійська|рівень англійської|знання англійської|ingles|nivel de ingles|anglais|niveau d\'anglais|englisch|englischkenntnisse|bahasa inggris|اللغة الإنجليزية|अंग्रेजी|英语|英语水平|مستوى الإنجليزية|antas ng ingles|अंग्रेज़ी का स्तर|kemampuan bahasa inggris',
  nationality: 'nationality|nationalities|citizenship|crew nationality|национальность|гражданство|національність|громадянство|nacionalidad|nationalite|nationalitat|staatsangehorigkeit|nacionalidade|kewarganegaraan|nasyonalidad|الجنسية|राष्ट्रीयता|国籍',
  positions: 'number of positions|positions|vacancies|number of vacancies|quantity|qty|q-ty|количество|кількість|人数|seafarers needed|openings|потрібно моряків|требуется моряков|marins recherches|عدد المطلوبين|marinos que se necesitan|gesuchte seeleute|bilang ng kailangang marino|कितने नाविक चाहिए|maritimos procurados|jumlah pelaut yang dicari|招聘人数|plazas|postes a pourvoir|vagas a preencher',
  contact: 'contact|contacts|contact person|e-mail|email|mail|phone|tel|telephone|mobile|whatsapp|viber|telegram|skype|apply|apply here|to apply|how to apply|send cv|send cv to|cv|send application|контакты|контакти|телефон|почта|пошта|резюме|contacto|telefono|correo|courriel|telephone portable|kontakt|telefon|bewerbung|contato|kontak|lamaran|التواصل|هاتف|संपर्क|联系方式|联系人|电话|邮箱|telephone fixe|الهاتف|telefono fijo|telepono|फ़ोन|telefone|telepon',
}

const EDGE = /[^\p{L}\p{M}\p{N}]/u
const toKey = (label: string): string => trimEdges(foldText(label), EDGE).replace(/\s+/g, ' ')

const FIELDS: ReadonlyMap<string, FieldName> = new Map(
  Object.entries(LABELS).flatMap(([field, words]) =>
    words.split('|').map((word) => [toKey(word), field as FieldName] as const),
  ),
)

/** Returns the field of a label; words in brackets are ignored. */
export const findField = (label: string): FieldName | undefined =>
  FIELDS.get(toKey(label.replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ')))

/** Returns the field of an element: `joinDate`, `vessel_type`, `CONTRACT-DURATION`. */
export const findFieldOfElement = (name: string): FieldName | undefined =>
  findField(
    name
      .replace(/^.*:/, '')
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .replace(/[_.-]+/g, ' '),
  )
