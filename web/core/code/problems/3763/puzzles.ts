// The tests of 3763: the published sample, and puzzles of our own with one solution each, made by digging holes into full boards.
// tests/web/core/code/problems has a search of its own that counts their solutions.

/** From this test on an interpreted search takes too long. */
export const firstLong = 6;

/** The puzzles of each test, 16 rows of 16 letters one behind the other. */
// prettier-ignore
export const puzzles: readonly (readonly string[])[] = [
  // the sample
  ['--A----C-----O-I-J--A-B-P-CGF-H---D--F-I-E----P--G-EL-H----M-J------E----C--G----I--K-GA-B---E-JD-GP--J-F----A---E---C-B--DP--O-E--F-M--D--L-K-A-C--------O-I-L-H-P-C--F-A--B------G-OD---J----HK---J----H-A-P-L--B--P--E--K--A--H--B--K--FI-C----F---C--D--H-N-'],
  // almost full
  ['FKNPJCBGOIHMDALEHAIGLEKMDNCJFPBOMJBCFDOPLAEGINKHDOELNIAHPKFBMCGJJBDICFGOMEANPKHLKNGFPLDJBHIOCEAMCLHOKMEA-FPDBJI-EPAMBHINJCKLG-ODLGJDMPCEABO-NIFKNCPHOAFIKLGEJMDBAEOKHBNDIJMFLGCPIMFBGJLKNPDCOHEAGHMJAOPCEDBIKLNFOILAENM-FGJKHDPCBFKEDGHLCMNPAOJIPDCN-KJFHOLAEBMG'],
  // an empty line between two puzzles
  [
    'M-BNJ-----FLAPI--FA-ODLEJCNP-M---J-HPNGB-E--C-DF---O--M--B--GLN--G---EAI--OBMH-PBA--KJC-HI-FLGENIE-J-L-NC-MD--O---NK-OP--L-A----DKJA-P-L--C-IB-GPB---ANCMDK-HE-ONI----B-FALOJDP--L-EDHFJB--GNKC-A--PHM-OKFBC--G---K-NBJP-MD-OFA-EO-B-G-KAHJN--M-J---CF-A-----N-H',
    'KOGCJBLIFHNMEDAPELIHD----PBJONFM--PFGM-NAL-I-KJHJNM-FO---DKEGLIBM-J-C--AEOIPK-D--IC---PKMG-DHBONPKAO-GDHJ-LN--CI-D-E-N---FCHAMP--FKPAEN---DCJOHGLAOMKI-G-EHFPC-DHED-O-FLPNG-MI-KBCN-P-MD-KJOLAE-C-ED-L-FNIPKBJMAN-LKIA-M--EBDF-OOJFIBPKEDAM--HL--MH-NDGJ-C--IPKE',
    'HL-F-I-GKNE-D-AC-KEC-FMNGO-IJ--LJPGN--O--CBLE---IO-----CHJMAGNPFFGJACBH-ELKNOM-IBEOP----DAIH-FGJM-IKOGD--FCJPLHA-CHDF--JP-O-KENB--NMEKGLJIP-A-OHO-KI-CF-A---NPJ--B-GIJPM-H--LKF-DJPLHNAO-B-K-G-E--F-KMEA--GBHJLP---E-PJ-LK-OF--NKAB-G-LINP--M----D--NOCF-MH----G',
  ],
  // plain backtracking ends here, within seconds
  ['I-OE-PHDC-JKN-A-JP--CA-KE---D--OBG-KEIFM-P--LJCHD-ACJ--O-IH-EKPFA-B-NG-FH-DP---LN-HDI-KLF-C---EP-E-P--B-LNA--D--G--LD--AOBK----N--L-M--P-JN--F--PIE-F-JGK-BOHN--K-GJ-L-C-AP---BI--DA-N----GLJP-K--P-K-DJ-OI---GC-D---CMNBGLA-IK-MBC-L------H---DLK-----BJ-----NM'],
  // few letters in the upper rows
  ['-I------G-----------C---P---------GAH-----EC----M-----N------DI------------P--A-----JI---D-----F--FNP-M-K--AE-OCPBE-ALC-HG----J---D--KA-CJ---MFIFJ-CI---E---G-HA--MG---J-P-ID--N---EMNF---D-C-LJNLI---DKAC-EJ-P--F-B--E-DI-GAHN-A-K-O-I------F---MC--AJN-LO----K'],
  // searches of hundreds of choices
  [
    '---I---------F-P------B-----A------K---J----B-O------K-----E-----DK--CHLNG--P--M-N-F---EHJ-C-I--MO-C-I--K-E-----H---GA-BM---K---J---E-F--N--CP-LGCOHAL-I-MF--J--F-----JDG----AIH-P--NG------M--FI-L-F-M--D-H-----F-D-J-HAC-LN-K---NB--GAJ-P-F-M--H-MO--NB--GL---',
    'I-LM--EDJOC-G--H-----P----------OEFKBHL------------------BMFEOCA-O-F---B----A-J-J------H-PKAL-OMK-CAP-----G-----LMHI--G----O-KP---NLJ--P--H--BM----P-O--G-J---L------MN--KL-I----K---BDG-F----HJPLK-A-----O----NG--NK--L---BCD---B----PJKC-N--A--H--OE--MGA----F',
  ],
  // of thousands
  ['L--F-BI----K----O-M------IA-NG-EJ--G-----N-BL--K-----F--P--H-IBJ--B-A--N---GI--D-I-----E--C--AO-AN-DC-FL-H-I-E---KF-HID-A--O-N-LE-D-----G--P-F-----IO-E-----------G-K-PMC--DBL--PML--C--NK--OD-A-H-CEP-AD-NM-O-II------HKC-F-----E---M--HGPA-----O-----K-------M'],
  // ten puzzles at once
  [
    'MK-F----E--DI-----NB--FD---CPHM---OAM--E---P--B-D----P--MK-B-AGFK--E-FNJ-H-L------F-A-PHD--M---N-N-HE-LC--K----DA-I----K-B---M---G--P-I---F-L--B---JL-HA----F----O--NCM-IEPA-----E--G---O-J-N---O---------DE--P-----C---KG----J-NB---L-P-A-I----ECKM--A----FH--G',
    '--G-----B--DP--------KO--J---B-FC-J-------MOH--KBLK---C-------G--C--I-H-OK----PG-E-N---A-H---K-I-O-HE----PAMN-BCP--A--J-GC-I-H-EH---AGL-KBD--P---G-B-CPI-OH----J--A-----ING--LDH--O-JH-------N--L----M-F-AOBD-E---NK--BC-DI-F--P-D-M-I-GF--------J---D-O---N----',
    '-K-H--FL--A-C-JO---J--HI----A---I---AON--P-----DF---C--D--LIH--------PL--B-C-MG-J-----M--GFEKC-L-BC-K-------I-PE-M-O-GCJ-KPAFB---J-B------I-P-DF--M---D--J----A---K-LC----OHNG--HIE------N--B--KMAF-I--EB--D-P---H-E--OMFC-------O-KFL--G---JD-----L--B-P-----F-',
    '---E---LM--H--A------M---D-E---P----K--DNJ---IC-J---ANP--BCG-ED--EP-MH----F--A---A--P--N--D---GIG-JHB-IAE----L--MC--J-D----PF-H-----C----H--G-KN--G--OJ--ME--------M----ON--AB----HJN--ID-K-C----H-L-----OM--GB-EJ-P-B--GF--N--AD--GF----I-----LCMBF-GAO---K-HI-',
    '----P--------NM-M----A-HL--J--I-P---FK--O---B--L-JIG-M-B-N-D-H-C-K--A-----EH---FI----PF----L-A--DA-F-CME----G-JN-NO----L-F-B----BMKA----FDG--O-HH------JB-N-A-PM---DG--MI--C---K--L--E---A---DG--B--K---D--F---GK-G--B-I-OJNH-D--IM--O--P----C---D--EG-C-HB-P-L-',
    '-KG----L-AC-HEO-NF---A-HO--PL-----------H-----C---OD--P-F-KB--GN-----O----------L---KN-A--P-BCD----------GH-MNP-----G--C-IOLJK-EGEAH-D-M----O--B-P-LH-B-A-N-D---I--FJ-----B----MBN-M--OILH---PF-F--KIHDP---M---L--P-AB---FLI--M--J--M-C--D--I-E-M----JL--C---D--',
    'L--FG---P-----K---H-----I-A--G--OIJPM--------HCB--NBO-E--F--A-LI-JBA--D-MC-----O----K-MG-EDJ-B-LE----PF--H---K-JKG-D--C-BL---NH--HE--M----------CD---E---JKFNO---N---CJK--M-H---P--JLN----E----K--F-PHK---OM-AN--L-C--A----E--OF---------DL-G--M-PIN-F-OG--B----',
    'J-E--------K-F---K-G-I-----D-CEA-ALD----EN----PBOP--D-E-F--JMIN-K-DP----I--AON---I-NK---C-JB-DM-ECGOP--L-------JL--BHJ-----------------H-JB-CMGI-GK---PF--M-BE--P-OHBN----EF----A---------C-----GO---FHB-------E---KE-LPJ----G-----EI-G---AH-K--D---N--KG---HPCM',
    '---I-F----HBMOKE--BF-J---E-P--N-L--O--EH--N-CJ---H-J-K--F-C---I-------OP--FN------E-J--CIBDH---------BDN---J-GOI---P-M-KOC-----JF-----------K-H-N--LFC-----KPEJ-JPG---A-N---O-F--BH--O-M-----I-NBNK-L---AF----M---------C---I--BIEJ--PC-M-------MD---INGBHK--FEL',
    '-J------PIB---GFH-L---GP-KED-M--OIK-LCB-A-M----N-P-FH-E----LA----N-K---------DF-DM--CH-F------O-F-----J-E-L-----A--L--MNJ-HPCG-E------FHO---PE-BCK--G--------N---EMOB---D-----JI----IA-M------D--L--P--AI------GI--N---J-PC--K-----DMN---AJKB--H-GH-K--L-O-NIJA-',
  ],
];
