import type { TextSet } from './text-set.ts'

export const id: TextSet = {
  open: [
    'Penggantian terjadwal: serah terima di kapal berlangsung dua hari penuh.',
    'Ini posisi tetap dalam pool perusahaan, bukan kontrak sekali jalan.',
    'Pemilik menambah dua kapal tahun ini, jadi posisinya baru dan ada peluang naik jabatan.',
    'Kami mengawaki kapal ini sejak diserahkan galangan dan siap menjawab pertanyaan Anda sebelum wawancara.',
    'Awak kapal sudah lama bekerja bersama, tenang dan saling membantu.',
  ],
  fleet: {
    merchant: ['Tiga pemeriksaan port state terakhir selesai tanpa temuan.'],
    dry: [
      'Pelayaran panjang, sandar singkat, jam istirahat dicatat dan dipatuhi.',
      'Muatan beragam: batu bara, biji-bijian, baja. Ada bonus untuk cuci palka.',
    ],
    liner: ['Kapal melayani rute tetap, sehingga tanggal naik kapal jarang bergeser.'],
    tanker: [
      'Kapal bekerja untuk perusahaan minyak besar; persiapan SIRE 2.0 dilakukan setiap hari, tanpa terburu-buru.',
    ],
    matrix: ['Berlaku matriks perwira: cantumkan masa layar per jenis tanker sesuai buku pelaut.'],
    offshore: ['Charter panjang: lapangan yang sama, klien yang sama, tim yang sama setelah cuti.'],
    field: [
      'Pekerjaan dekat instalasi dengan sistem izin kerja klien. Setiap orang boleh menghentikan pekerjaan yang tidak aman.',
    ],
    tug: [],
    passenger: ['Jadwal kerja diumumkan seminggu sebelumnya dan latihan keselamatan diadakan tiap minggu.'],
    cruise: ['Lebih dari tiga puluh kebangsaan bekerja di kapal; bahasa sehari-hari adalah bahasa Inggris.'],
  },
  need: {
    deckOfficer: [
      'Memiliki COC yang berlaku dan pengalaman terbaru pada jabatan yang sama di kapal sejenis.',
      'Rencana pelayaran di ECDIS, muatan, dan ronda keselamatan menjadi tanggung jawab Anda sejak minggu pertama.',
      'Penilaian baik dari dua kapal terakhir lebih berarti daripada CV yang panjang.',
    ],
    engineOfficer: [
      'Menguasai instalasi sejenis dan tertib dalam perawatan serta pencatatan.',
      'COC sesuai daya mesin dan masa layar terbaru pada jabatan yang sama.',
    ],
    rating: [
      'Berpengalaman pada jabatan ini, memiliki COP jaga dan sertifikat kesehatan yang berlaku.',
      'Kemampuan mengelas, mengoperasikan crane, atau cuci palka menjadi nilai tambah.',
      'Bahasa Inggris sederhana untuk perintah dan keselamatan sudah cukup.',
    ],
    engineRating: [
      'Berpengalaman pada jabatan ini, memiliki COP jaga dan sertifikat kesehatan yang berlaku.',
      'Bahasa Inggris sederhana untuk perintah dan keselamatan sudah cukup.',
    ],
    galley: [
      'Memasak segar untuk awak campuran: dua kali makan hangat sehari, termasuk menu Indonesia.',
      'Sertifikat koki kapal sesuai MLC wajib dimiliki.',
    ],
    hotel: [
      'Pengalaman dua tahun di kapal atau hotel bintang empat ke atas.',
      'Bahasa Inggris cukup untuk membantu tamu; bahasa lain menjadi nilai tambah.',
    ],
    technician: [
      'Pengalaman offshore pada posisi yang sama; cantumkan proyek dan tanggalnya.',
      'Sertifikat keselamatan offshore harus berlaku sepanjang rotasi.',
    ],
    cadet: [
      'Terbuka bagi taruna praktik laut dengan buku catatan pelatihan.',
      'Masa layar dihitung untuk ijazah dan seorang perwira membimbing Anda.',
    ],
  },
  offer: [
    'Gaji dikirim tepat waktu setiap bulan sesuai PKL.',
    'Asuransi kesehatan di kapal, dan untuk keluarga selama kontrak.',
    'Bonus kembali bergabung dibayarkan sesuai perjanjian.',
    'Pelatihan sebelum naik kapal ditanggung perusahaan.',
    'Kenaikan jabatan berdasarkan penilaian di kapal.',
    'Kabin pribadi dengan kamar mandi dalam.',
  ],
  fact: {
    engine: ['Mesin induk: {engine}; pengalaman dengan mesin ini menjadi nilai tambah.'],
    built: ['Kapal dibangun tahun {built} dan terawat baik.'],
    crew: ['Jumlah awak di kapal: {crew} orang.'],
    rotation: ['Rotasi {on} hari kerja, {off} hari libur.'],
    travel: ['Tiket pulang pergi ditanggung perusahaan.'],
    internet: ['Tersedia internet di kapal untuk keperluan pribadi.'],
  },
  close: [
    'Perekrutan gratis bagi pelaut. Tidak ada yang boleh meminta uang atas nama kami.',
    'Setiap lamaran kami jawab.',
    'Pastikan masa berlaku dokumen melewati akhir kontrak.',
    'Wawancara dilakukan daring bersama bagian crewing.',
  ],
}
