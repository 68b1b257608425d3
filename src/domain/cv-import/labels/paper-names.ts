/** Names of papers in CVs besides the vocabulary's, by slug; phrases are separated by `|`. */
export const PAPER_NAMES: Readonly<Record<string, string>> = {
  international:
    'passport|international passport|travel passport|foreign passport|civil passport|tourist passport|national passport|biometric passport|travelling passport|passport (travel)|passport no|passport number|загранпаспорт|заграничный паспорт|общегражданский заграничный паспорт|паспорт|заграничный|паспорт для выезда за границу|закордонний паспорт|паспорт громадянина|паспорт громадянина україни|pasaporte|passaporte|paspor|pasaporte de viaje|护照|passeport|reisepass|pass|جواز السفر|جواز سفر|पासपोर्ट|paszport',
  seaman:
    'caderneta de inscrição e registro|cir|indian cdc|livret maritime|livret professionnel maritime|جواز بحري|جواز السفر البحري|libreta de embarque|seamans book|seaman book|seamans passport|seaman passport|seamen book|seamens book|seafarers book|seafarer book|sb|seamans book national|national seamans book|discharge book|seamans discharge book|cdc|continuous discharge certificate|seafarers passport|seamans record book|s book|sirb|seafarers identification & record book|seafarers identification and record book|record book|seafarer identity and record book|seamans book (national)|паспорт моряка|удостоверение личности моряка|улм|ум|мореходная книжка|послужная книжка моряка|посвідчення особи моряка|послужна книжка моряка|libreta de embarque|libreta de mar|libreta marítima|libreta de navegación|libreta naval|caderneta de inscrição marítima|caderneta de inscrição e registro|cir|cédula marítima|cédula de inscrição marítima|buku pelaut|海员证|船员服务簿|海员出入境证|livret maritime|livret professionnel maritime|fascicule|seefahrtsbuch|seefahrtbuch|جواز سفر بحري|جواز بحري|الجواز البحري|دفتر بحري|नाविक पुस्तिका|książeczka żeglarska|passaporte de marítimo',
  'flag-seamans-book':
    'flag seamans book|panama seamans book|liberian seamans book|liberia seamans book|marshall islands seamans book|bahamas seamans book|malta seamans book|foreign seamans book|flag state seamans book|panamanian seamans book|cyprus seamans book|belize seamans book',
  sid: 'sid|seafarers identity document|seafarer identity document|seamans identity document|удостоверение личности моряка c185|seafarers id',
  'us-visa-c1d':
    'visto americano c1/d|visto americano|c1/d us visa|us visa c1/d|usa visa c1/d|visa usa c1/d|visa americana c1/d|us visa|usa visa|c1/d|c1d|c1/d visa|us c1/d|us visa c1/d|usa c1/d|american visa|us c1/d visa|usa visa c1/d|visa usa|visa c1/d|visa us|c 1/d|us visa (c1/d)|us visa c 1/d|usa visa (c1/d)|united states c1/d|united states visa|usa (c1/d)|us (c1/d)|виза сша|американская виза|віза сша|visa americana|visa de ee uu|visa eeuu|visto americano|visto eua|visto c1/d|visa amerika|美国签证|美签|visa états unis|visa américain|us visum|تأشيرة أمريكية|تأشيرة الولايات المتحدة|अमेरिकी वीज़ा|visa c1/d (usa)|visa usa c1/d',
  'schengen-visa':
    'schengen|schengen visa|schengen c|visa schengen|schengen visa type c|шенген|шенгенская виза|шенгенська віза|visado schengen|visto schengen|申根签证|schengenvisum|شنغن|تأشيرة شنغن|शेंगेन वीज़ा',
  'australia-mcv':
    'mcv|australian mcv|australia mcv|maritime crew visa|australian visa|australia visa|australian maritime crew visa|mcv 988|maritime crew visa (australia)|mcv (australia)|maritime crew visa (mcv)|australia maritime crew visa|virtual australia mcv',
  'uk-joining-visa': 'uk visa|british visa',
  'brazil-crew-visa': 'brazil visa|brazilian visa',
  'canada-visa': 'canadian visa',
  'china-visa': 'chinese visa',
  'japan-visa': 'japanese visa',
  'india-visa': 'indian visa',
  'uae-visa': 'emirates visa',
  coc: 'certificate of competency|certificate of competence|coc|national license|national licence|competency certificate|license|licence|national coc|c o c|диплом|рабочий диплом|диплом компетентности|диплом о компетенции|сертификат компетентности|сертифікат компетентності|диплом компетенції|título de competencia|certificado de competencia|certificado de competência|título profesional|sertifikat kompetensi|sertifikat keahlian|适任证书|适任证|certificat d’aptitude|certificat de compétence|brevet d’aptitude|befähigungszeugnis|شهادة الكفاءة|شهادة كفاءة|شهادة الأهلية|सक्षमता प्रमाणपत्र|ijazah|ijazah laut|sertipiko ng kakayahan|dyplom',
  'flag-endorsement':
    'endorsement|coc endorsement|endorsement of coc|flag endorsement|endorsement of certificate of competency|подтверждение|подтверждение диплома|підтвердження|підтвердження диплома|refrendo|endosso|endoso|pengukuhan|签证认可|visa de reconnaissance|vermerk|تصديق|panama endorsement|liberian endorsement|liberia endorsement|marshall islands endorsement|malta endorsement|panama flag endorsement|bahamas endorsement|coe|certificate of endorsement',
  'gmdss-goc':
    'gmdss|goc|gmdss goc|gmdss/goc|gmdss general operator|gmdss general operators certificate|general operators certificate|gmdss general operators|gmdss operator|gmdss certificate|gmdss endorsement national|gmdss radio operator|general operator certificate|гмссб|оператор гмссб|диплом оператора гмссб|гмзлб|диплом оператора гмзлб|оператор гмзлб|gmdss oператор|smssm|operador general smssm|operador geral gmdss|gmdss oru',
  'gmdss-roc': 'roc|gmdss roc|restricted operators certificate',
  'basic-safety-training':
    'bst|curso básico de segurança|básico de segurança|cbsn|basic safety|basic training|basic safety training|stcw basic safety training|basic safety training and instruction|basic safety course|basic safety training & instructions|basic safety training and instructions|basic safety training (vi/1)|нбжс|начальная подготовка по безопасности|начальная подготовка|базовая подготовка по безопасности|базова підготовка з безпеки|підготовка з питань безпеки|початкова підготовка з безпеки|початкова підготовка|начальная подготовка по вопросам безопасности|начальная подготовка по безопасности а vi/1|formación básica|formación básica en seguridad|formación básica de seguridad|seguridad básica|básico de segurança|treinamento básico de segurança|formação básica em segurança|basic safety training (bst)|基本安全|基本安全培训|基本安全证书|formation de base à la sécurité|certificat de formation de base à la sécurité|cfbs|sicherheitsgrundausbildung|grundlegende sicherheitsausbildung|السلامة الأساسية|التدريب الأساسي على السلامة|السلامة الاساسية|बुनियादी सुरक्षा प्रशिक्षण|मूल सुरक्षा प्रशिक्षण',
  pst: 'personal survival|personal survival technique|personal survival techniques',
  fpff: 'fire prevention & fire fighting|fire prevention and firefighting|fire prevention|basic fire fighting|basic firefighting',
  efa: 'first aid|elementary first aid',
  pssr: 'personal safety & social responsibility|personal safety and social responsibility|personal safety & social responsibilities',
  pscrb:
    'certificat d’aptitude à l’exploitation des embarcations et radeaux de sauvetage|exploitation des embarcations et radeaux de sauvetage|caeers|aptitude à l’exploitation des embarcations et radeaux de sauvetage|survival craft & rescue boat|survival craft & rescue boats|pscrb|scrb|survival craft|proficiency in survival craft|proficiency in survival craft and rescue boats|proficiency in survival craft & rescue boats|survival craft & rescue boats|survival craft and rescue boat|survival craft|psc&rb|pscrb other than fast rescue boats|psc rb|proficiency in survival crafts and rescue boats|proficiency in survival craft and rescue boat|proficiency in survival craft and rescue boats other than fast rescue boats|спасательные шлюпки|спасательные шлюпки и плоты|специалист по спасательным шлюпкам и плотам|фахівець з рятувальних шлюпок|специалист по спасательным шлюпкам|рятувальні шлюпки|спасательные средства|embarcaciones de supervivencia|embarcaciones de supervivencia y botes de rescate|embarcações de sobrevivência|kemahiran pesawat luput maut|救生艇筏|精通救生艇筏和救助艇|精通救生艇筏|embarcations et radeaux de sauvetage|embarcations de sauvetage|caers|rettungsboote|rettungsbootsmann|قوارب النجاة|زوارق النجاة',
  'fast-rescue-boat':
    'frb|fast rescue boat|fast rescue boats|proficiency in fast rescue boats|fast rescue craft|proficiency in fast rescue boat|скоростные дежурные шлюпки|швидкісні чергові шлюпки|botes de rescate rápidos',
  'advanced-fire-fighting':
    'lutte avancée contre l’incendie|formation avancée à la lutte contre l’incendie|advanced ff|adv ff|aff|advanced firefighting|advanced fire fighting|advance fire fighting|training in advanced fire fighting|adv fire fighting|advanced fire fighting training|aff advanced fire fighting|advanced fire|fire fighting advanced|борьба с пожаром по расширенной программе|борьба с пожаром|боротьба з пожежею за розширеною програмою|тушение пожара по расширенной программе|боротьба з пожежею|расширенная противопожарная подготовка|avanzado contra incendios|lucha contra incendios avanzada|técnicas avanzadas de lucha contra incendios|lucha contra incendios avanzado|combate avançado a incêndio|combate a incêndio avançado|avançado de combate a incêndio|técnicas avançadas de combate a incêndios|pemadam kebakaran tingkat lanjut|高级消防|technique avancée de lutte contre l’incendie|lutte contre l’incendie avancée|cqali|lutte incendie avancée|fortgeschrittene brandbekämpfung|brandbekämpfung fortgeschritten|مكافحة الحريق المتقدمة|إطفاء متقدم|مكافحة حريق متقدم|مكافحة الحرائق المتقدمة|उन्नत अग्निशमन',
  'medical-first-aid':
    'enseignement médical niveau ii|enseignement médical niveau 2|em ii|إسعافات أولية طبية|إسعافات أولية|mfa|medical first aid|medical first aid on board|первая медицинская помощь|оказание первой медицинской помощи|перша медична допомога|надання першої медичної допомоги|primeros auxilios|primeros auxilios médicos|primeiros socorros|primeiros socorros médicos|medical first aid course|精通急救|premiers soins médicaux|premiers secours|medizinische erste hilfe|الإسعافات الأولية|الاسعافات الاولية|प्राथमिक चिकित्सा',
  'medical-care':
    'medical care|medical care on board|medical care on board ship|medical care onboard|медицинский уход|медичний догляд|cuidados médicos|cuidados médicos a bordo|船上医护|soins médicaux|medizinische betreuung|الرعاية الطبية',
  sso: 'sso|ship security officer|офицер охраны судна|лицо командного состава ответственное за охрану|офіцер охорони судна|oficial de protección del buque|oficial de proteção do navio|船舶保安员|agent de sûreté du navire|ضابط أمن السفينة',
  'security-awareness':
    'security awareness|security awareness training|sat|ship security awareness|security related familiarization|proficiency in security awareness|security awareness training for all seafarers|осведомленность в вопросах охраны|охрана судна|conciencia de protección|toma de conciencia de la protección|保安意识|sensibilisation à la sûreté|gefahrenabwehr|الوعي الأمني|सुरक्षा जागरूकता',
  'designated-security-duties':
    'виконання обов’язків з охорони|tareas de protección asignadas|ebps|formation sûreté tâches spécifiques|sûreté tâches spécifiques|dsd|stsdsd|designated security duties|sdsd|seafarers with designated security duties|security duties|ship security training for seafarers with designated security duties|proficiency in designated security duties|training for seafarers with designated security duties|security training for seafarers with designated security duties|security designated duties|обязанности по охране|назначенные обязанности по охране|подготовка по охране для лиц имеющих назначенные обязанности|выполнение обязанностей по охране|обов’язки з охорони|охорона судна|deberes de protección|formación en protección|负有指定保安职责|指定保安职责|obligations de sûreté|sûreté|واجبات أمنية محددة|security training',
  'oil-chemical-basic':
    'dce oil level 1|dce oil level i|d c e oil level i|dce chemical level 1|dce chemical level i|oil & chemical básico|oil & chemical basic|oil & chemical tanker basic|basic oil and chemical tanker|oil and chemical tanker basic|basic training for oil and chemical tanker cargo operations|basic oil & chemical tanker|tanker familiarization|btoc|oil and chemical tankers basic|basic training for oil & chemical tankers|basic oil and chemical tanker cargo operations|basic oil/chemical tanker|oil/chemical tanker basic|basic tanker|oil tanker familiarization|oil & chemical tanker basic training|oil and chemical tanker cargo operations basic|basic training oil and chemical tankers|basic training for oil and chemical tanker|basic oil & chemical tanker cargo operations|oil/chemical tankers basic',
  'oil-advanced':
    'd c e oil level ii|dce oil level ii|dce oil level 2|oil tanker advanced|advanced oil tanker|advanced oil|advanced training for oil tanker cargo operations|oil advanced|advanced oil tanker operations|advanced oil tanker cargo operations|specialized training for oil tankers|advanced training oil tanker|atot|oil tanker specialised|oil tanker operations advanced|advanced training for oil tankers',
  'chemical-advanced':
    'd c e chemical level ii|dce chemical level ii|dce chemical level 2|chemical tanker advanced|advanced chemical tanker|advanced chemical|advanced training for chemical tanker cargo operations|advanced chemical tanker operations|advanced chemical tanker cargo operations|specialized training for chemical tankers|atct|advanced training for chemical tankers',
  'gas-basic':
    'basic training for liquefied gas tanker|basic training for gas tankers|basic gas|gas tanker basic|basic gas tanker|basic training for liquefied gas tanker cargo operations|liquefied gas tanker basic|lng basic|liquefied gas tankers basic|basic liquefied gas tanker cargo operations|basic training for liquefied gas tankers|basic liquefied gas tanker|gas basic',
  'gas-advanced':
    'advanced gas|gas tanker advanced|advanced gas tanker|advanced training for liquefied gas tanker cargo operations|liquefied gas tanker advanced|advanced liquefied gas tanker|advanced liquefied gas tanker cargo operations|advanced training for liquefied gas tankers|gas advanced|advanced liquefied gas|advanced gas tanker cargo operations|liquefied gas advanced',
  'crowd-management':
    'gestion des foules|encadrement des passagers|crowd management|crowd management training|passenger ship crowd management training',
  'crisis-management':
    'crisis management|crisis management and human behaviour|crisis management & human behaviour|crisis management and human behavior',
  'igf-basic': 'igf basic|basic igf|igf code basic|basic igf code',
  'igf-advanced': 'igf advanced|advanced igf|igf code advanced|advanced igf code',
  'polar-basic':
    'polar code basic|basic polar|polar basic|basic training for ships operating in polar waters|basic polar code',
  'polar-advanced': 'polar code advanced|advanced polar|polar advanced|advanced polar code',
  leadership:
    'leadership|leadership & teamwork|leadership and managerial skills|leadership & managerial skills|use of leadership and managerial skills|лидерство|лидерство и навыки управления|лідерство|leadership and management',
  'bridge-resource-management':
    'brm|bridge resource management|bridge team management|btm|bridge team & resource management|bridge team and resource management|управление ресурсами мостика|управління ресурсами містка|brm/btm|mrm|驾驶台资源管理|gestion des ressources à la passerelle|gestión de recursos del puente|gestión de recursos de puente|gestão de recursos do passadiço|إدارة موارد غرفة القيادة',
  'engine-resource-management':
    'engine room resource mgmt|erm|engine room resource management|engine resource management|engine room management|управление ресурсами машинного отделения|управління ресурсами машинного відділення|机舱资源管理|gestión de recursos de la cámara de máquinas|gestión de recursos de cámara de máquinas|gestion des ressources à la machine|gestão de recursos da praça de máquinas',
  'ecdis-generic':
    'ecdis|ecdis generic|generic ecdis|ecdis (imo 1.27)|ecdis imo 1.27|ecdis imo model course 1.27|ecdis generic training|ecdis operational|operational use of ecdis|экнис|екніс|电子海图|ecdis (generic)',
  'ecdis-type-specific':
    'ecdis type specific|ecdis specific|type specific ecdis|ecdis furuno|ecdis jrc|ecdis transas|ecdis type specific training|furuno ecdis|jrc ecdis|transas ecdis|ecdis (type specific)|ecdis type specific (furuno)|ecdis type specific (jrc)|ecdis type specific furuno|ecdis type specific jrc|ecdis furuno type specific',
  'radar-arpa':
    'arpa|radar arpa|radar|radar/arpa|radar & arpa|radar observation & arpa|radar observer|radar navigation|radar simulator|рлс|рлс и сарп|сарп|радар и арпа|радар|рлс сарп|radar observation and plotting|automatic radar plotting aids|radar and arpa|radar observation and arpa|radar y arpa|radar e arpa|radar navigation radar plotting and use of arpa|雷达|radar arpa simulator',
  'high-voltage':
    'high voltage|hv|high voltage training|high voltage safety|high voltage management level|high voltage installations|высокое напряжение|высоковольтное оборудование|висока напруга|alta tensión|alta tensão|高电压|haute tension|hochspannung|الجهد العالي',
  'ships-cook':
    'cocinero de buque|título de cocinero de buque|ships cook|ship cook|cook certificate|ships cook certificate|ship’s cook certificate|cooks certificate|cookery certificate|сертификат повара|судовой повар|судовий кухар|диплом повара|cocinero de buque|ship cook certificate|certificat de cuisinier|schiffskoch|طباخ سفينة',
  imdg: 'imdg|dangerous goods|hazmat|dangerous cargo|imdg code|dangerous & hazardous substances|dangerous and hazardous cargo|hazardous materials|перевозка опасных грузов|опасные грузы|mercancías peligrosas|mercadorias perigosas|hazmat imdg|dangerous cargoes|危险货物|marchandises dangereuses|gefahrgut|البضائع الخطرة',
  'cow-igs':
    'cow|cow & igs|cow/igs|crude oil washing|inert gas|cow and igs|crude oil washing & inert gas|crude oil washing & inert gas system|crude oil washing and inert gas system|crude oil washing and inert gas',
  'dp-unlimited':
    'dp unlimited|dpo unlimited|dp full|full dpo|dp certificate|dp operator|dp operator unlimited|nautical institute dp|dynamic positioning operator|dp operator certificate|dp unlimited certificate|dp operator (unlimited)',
  'dp-limited': 'dp limited|dpo limited',
  'dp-induction': 'dp induction|dp basic|dp basic course|dynamic positioning induction',
  bosiet: 'bosiet|opito bosiet',
  huet: 'huet',
  foet: 'foet',
  'ca-ebs': 'ca ebs',
  gwo: 'gwo basic safety|gwo basic safety training|gwo|gwo bst',
  'navigational-watch-rating':
    'rating forming part of nav watch|cop rating forming part of nav watch|navigational watch|rating forming part of a navigational watch|watchkeeping rating deck|navigational watch rating|rating forming part of navigational watch|ratings forming part of a navigational watch|watch rating deck|bridge watch rating|вахтенный матрос|свидетельство вахтенного матроса|вахтовий матрос|rating as able seafarer ii/4|marinero de guardia|navigational watchkeeping',
  'engine-watch-rating':
    'свідоцтво рядового складу машинної вахти|рядовий склад машинної вахти|рядовой состав машинной вахты|rating forming part of an engineering watch|rating forming part of engineering watch|forming part of an engineering watch|watchkeeping certificate engine|engine watchkeeping certificate|engine watch rating|rating forming part of an engine room watch|rating forming part of engine room watch|вахтенный моторист|engine room watch|engine watch|вахтовий моторист|ratings forming part of a watch in manned engine room|marinero de guardia en máquinas|rating forming part of a watch in a manned engine room',
  'able-seafarer-deck':
    'able seafarer deck|able seafarer|as deck|ab deck|ii/5|rating as able seafarer deck|ratings as able seafarer deck|able seafarer deck certificate|able seaman certificate|матрос первого класса',
  'able-seafarer-engine': 'able seafarer engine|iii/5|rating as able seafarer engine|ratings as able seafarer engine',
  etr: 'electro technical rating',
  medical:
    'medical exam|medical examination report|apto médico|aptitud médica|atestado de saúde|aso|atestado de saúde ocupacional|certificat d’aptitude médicale à la navigation|aptitude médicale à la navigation|certificat d’aptitude médicale|medical check up|medical|medical certificate|seafarer medical|seafarer medical certificate|seafarers medical certificate|medical fitness|medical fitness certificate|medical examination|health certificate|medical certificate (mlc)|medical examination certificate|seafarer medical fitness certificate|certificate of health|medical fitness certificate for seafarers|mlc medical|medical certificate for seafarers|medical certificate for service at sea|health list|international medical certificate|медицинский сертификат|медицинское свидетельство|медкомиссия|медицинская справка|медицинская книжка|медичний сертифікат|медичне свідоцтво|медична довідка|медична комісія|certificado médico|reconocimiento médico|atestado médico|certificado médico marítimo|certificado de aptitud médica|atestado de saúde|sertifikat kesehatan|sertifikat medis|surat kesehatan|体检证书|健康证书|海船船员健康证明|健康证明|船员健康证书|certificat médical|certificat médical d’aptitude|certificat d’aptitude médicale|aptitude médicale|visite médicale|seediensttauglichkeit|seediensttauglichkeitszeugnis|tauglichkeitszeugnis|شهادة طبية|الشهادة الطبية|الشهادة الصحية|चिकित्सा प्रमाणपत्र|चिकित्सा फिटनेस|sertipikong medikal|świadectwo zdrowia',
  eng1: 'eng1|eng 1|eng1 medical',
  peme: 'peme',
  'yellow-fever':
    'yellow fever|yellow fever vaccination|yellow fever vaccine|yellow fever certificate|vaccination yellow fever|желтая лихорадка|прививка от желтой лихорадки|жовта лихоманка|щеплення від жовтої лихоманки|fiebre amarilla|vacuna fiebre amarilla|vacuna contra la fiebre amarilla|febre amarela|vacina febre amarela|demam kuning|yellow fever card|黄热病|黄热病疫苗|黄皮书|fièvre jaune|vaccin fièvre jaune|vaccination fièvre jaune|gelbfieber|gelbfieberimpfung|الحمى الصفراء|पीत ज्वर|पीला बुखार|żółta febra|international vaccination (yellow fever)',
  cholera: 'cholera|cholera vaccination|холера',
  'covid-19': 'covid|covid 19|covid vaccination|covid 19 vaccination|covid vaccine',
  'drug-alcohol-test':
    'drug & alcohol|drug test|drug and alcohol test|drug & alcohol test|drug & alcohol certificate|d&a test|drugs & alcohol|тест на наркотики|нарколог|d & a test|drug and alcohol',
  marlins: 'marlins|marlins test|marlins english test|marlins english|тест марлинс|marlins online test',
  ces: 'ces|ces test|ces 6.0',
  toeic: 'toeic',
  ielts: 'ielts',
  indos: 'indos|indos no',
  srn: 'srn|srn no|src / srn|src srn',
  welding: 'welding certificate|welder certificate',
  'crane-operator':
    'operador de grúa|operador de grúa offshore|operador de guindaste|offshore crane operator|opérateur de grue|kranführer|crane operator',
  'chief-mate-master':
    'first mate fg|coc first mate fg|coc first mate|master fg|coc master fg|master unlimited|master mariner|chief mate unlimited|coc master|coc chief mate|coc master unlimited|master coc|chief mate coc|coc (master)|coc (chief mate)',
  'oow-deck':
    'second mate fg|coc second mate fg|coc second mate|second mate foreign going|oow deck|oow|officer of the watch|coc oow|officer in charge of a navigational watch|oow navigational|officer in charge of navigational watch|oicnw',
  'oow-engine':
    'coc meo class iv|meo class iv|meo class 4|meo class iv part a|oow engine|officer in charge of an engineering watch|oicew|officer in charge of engineering watch',
  'chief-second-engineer':
    'coc meo class ii|coc meo class i|meo class ii|meo class i|meo class 2|meo class 1|coc chief engineer|coc second engineer|chief engineer coc|second engineer coc|chief engineer unlimited',
  eto: 'coc eto|eto coc',
  cop: 'certificate of proficiency|cop',
}
