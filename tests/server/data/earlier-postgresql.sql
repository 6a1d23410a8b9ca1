SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET transaction_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.analyses (
    table_id character varying(20) NOT NULL,
    status character varying(10) NOT NULL,
    result text,
    asked bigint NOT NULL
);
CREATE TABLE public.archives (
    table_id character varying(20) NOT NULL,
    moves bytea NOT NULL
);
CREATE TABLE public.chat (
    id bigint NOT NULL,
    table_id character varying(20) NOT NULL,
    person character varying(20) NOT NULL,
    text text NOT NULL,
    at bigint NOT NULL,
    key character varying(64) NOT NULL
);
CREATE SEQUENCE public.chat_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.chat_id_seq OWNED BY public.chat.id;
CREATE TABLE public.members (
    person character varying(20) NOT NULL,
    table_id character varying(20) NOT NULL
);
CREATE TABLE public.moves (
    table_id character varying(20) NOT NULL,
    sequence integer NOT NULL,
    seat integer NOT NULL,
    entry character varying(80) NOT NULL,
    at bigint NOT NULL,
    person character varying(20),
    key character varying(64)
);
CREATE TABLE public.people (
    id character varying(20) NOT NULL,
    name character varying(24) NOT NULL,
    handle character varying(48),
    password text,
    language character varying(5) NOT NULL,
    epoch integer NOT NULL,
    deleted boolean NOT NULL,
    created bigint NOT NULL
);
CREATE TABLE public.ratings (
    game character varying(40) NOT NULL,
    person character varying(20) NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    shown double precision NOT NULL,
    games integer NOT NULL
);
CREATE TABLE public.results (
    table_id character varying(20) NOT NULL,
    seat integer NOT NULL,
    person character varying(20) NOT NULL,
    game character varying(40) NOT NULL,
    rated boolean NOT NULL,
    seats integer NOT NULL,
    score integer NOT NULL,
    place integer NOT NULL,
    finished bigint NOT NULL
);
CREATE TABLE public.shared (
    name character varying(40) NOT NULL,
    value text NOT NULL
);
CREATE TABLE public.tables (
    id character varying(20) NOT NULL,
    game character varying(40) NOT NULL,
    rules integer NOT NULL,
    data character varying(40) NOT NULL,
    options text NOT NULL,
    seed character varying(40) NOT NULL,
    owner character varying(20) NOT NULL,
    visibility character varying(10) NOT NULL,
    invite character varying(40) NOT NULL,
    pace text NOT NULL,
    rated boolean NOT NULL,
    hints boolean NOT NULL,
    spectator_chat boolean NOT NULL,
    stand_in character varying(40) NOT NULL,
    branched_from character varying(20),
    created bigint NOT NULL,
    version integer NOT NULL,
    status character varying(10) NOT NULL,
    chairs text NOT NULL,
    asked text NOT NULL,
    sequence integer NOT NULL,
    to_move integer NOT NULL,
    turn_began bigint NOT NULL,
    due bigint,
    results text NOT NULL,
    rematch character varying(20),
    changed bigint NOT NULL,
    finished bigint
);
CREATE TABLE public.tokens (
    hash character varying(64) NOT NULL,
    id character varying(20) NOT NULL,
    person character varying(20) NOT NULL,
    label character varying(24) NOT NULL,
    created bigint NOT NULL
);
ALTER TABLE ONLY public.chat ALTER COLUMN id SET DEFAULT nextval('public.chat_id_seq'::regclass);
INSERT INTO public.alembic_version VALUES ('0001');
INSERT INTO public.archives VALUES ('7wxr79u44494ru', '\x78dabbc3203c8d917179414e6272aa82c1790606c6854f8e77d9ad2bae28ab28353231494dc9aeca303e308d8901aac618a666ffba0cd38214230bd36ccbe4dcd2b49203d3981996e5e697a52a984195743b622861615c0e5662640853f306c32a5606881a4353a89a9e4918e6b031ac4e29ca2f5028cb2f2a49cc83aaebe5c150c7ce087192254c490886751c0c684eea3d82610c27d41898e7fb6c318ce162c4e2a2be1918eab861beb380aae917c0b08e076a1d2c3efa576018c3cbb80e6c5d516672866e6e7e3eccc609f1184af960361a41d54c64c1b0919f112dcc2776629823806c657149621154e9241b0ca582682961b220868d4268413af9098629c28c1b902c2cc82c4acc812a9e6286ae180039fd19dc');
INSERT INTO public.archives VALUES ('kvnp2fu8v9wkry', '\x78da7d965b508c6118c7bf9750e42ce7089542d4b6a55024391fcab128b5edf7d56e7bf856bb5bdb819422a9514d4554940d0d9d70d10c639a71c34c46dcb869860b17ba70d1a53b6bfa76f77bfc5b37dfcdfb9bfff3bccff37f9ef71be3725a18d7afd688a25908e0f3455326af153e711cebfcf14128edd3449978454c942e566db0e658865ba6310f6c4e439fd95660b32a944a81d7156b22875ba673dd5607982011b9d9a0e63549282442e30fc48c4942e924da8198c9d9f52a232f01da38006631bbd9a22a9280bc20c8d39b912cf20681f02112ba5000665309dd7b20e61009bd12005f2aa17f05c45c26bfa921038079ac4f6a8e681464bd31fa003a9f1b9050b3ca22e8f55a8b0be6a1820b26538b7012bf416e21eb7110616a95c5458963402d62c410a67e2016b3ae5c513abe9400c74b4811f31301f0236630fbc05596d2142c5e20b18cc4b0bc0660b9ab7426472cc1926973f6cc6a80782bd84b176c35671ab446c7d759a28214105f4927a2301a145771ee12d902e17835477a65fb0a84bf4ca0a8178ed74c0a444a447105106b65022549701c407a50ea07c03ad6f31708e3c542a3931a814aac679e1c7a5903f006cee97c5e104cee8e5c4987e88174cecad00141d423653f8108a603717508888d8c54b11cb76308f159853f00a11c013ec24d36d118d7ea406233d9189549006c21bdaa1c8718616eb3abf2556a8dd5d585aa4e80b7324f9371fd1b84de469d7ea31ce4c2a995abbd8188a02f4cf528100a4adcac02229294b906832849116bbae12651f48dba550b12d124466d0400db1d804e6b7202d8871836b5c1eb7e413ab11e5b761b6771079d86fa1090db295bc9f5efe07817a94e830e8038da81c620c8215eb64f1ad3e078b76bb60da268745fbd7102d03d1e1ec0265cb409d45ccda920b6978337ad7904a8446ae33bc140ec233376177b90443641ab2fe4ba9f36a9b513880344e29e028083cc9329ee87037cc8a383da9490fd61ba0bdbbe83dc119a7e3beea9a374e376c403718c5cb0631c80e3a4ca0fea20cf134c3e620f4b4021999bda3c9db899523cf8ac2b00544f527f747d01b15374401ee12fee69b713c325ca9e0cd419d918d9ad707c96beebf6b7409ca389740f01912a0bf138048ed3c89a7b823f27e7c9b278fa19aa7581aed21e5ce8e9a4cfcfba00c86053af8be7ed10ed22f79f9fb3de0090cea456ef1d05c52c6af5be5a205494e87f034436b1fa4016006a52e6016c24cf481507534142208d189c00208794f945d3bf31fe005d91caa2');
INSERT INTO public.archives VALUES ('eha2t8cuzhgf3g', '\x78da859b7760944513c6770504a4491510344a0d240a21a1f71e6ae85d38928b3953eeb85c484291225daa742b282824240408a1fb8182b2fa2282a0a880a0a0a262050545f94872c7bd7bcff386ff7ff3eeccececccececdd59b9669514d9f176bb2b3439cee10a4ab67b928f0b21d75f3a5a774f765c842b26ac65447cabe8c49458cfc155f7895c3fea4977d94353e31c1ebb57a05e22081493268168678233c51deab6c77805ea77cb4e4e9b989612161e6e8f899f14d7ece0aae2721708b852dcae04df220d46834c0991e9b1c5db433d8e047b50131f770594b95f6c887126f93ed4701f0025c58e820ff9cd1b9f90e2e38347005f4a9a166ee6e51a9506054bcb6cb73dda9de2f00469b63416803e207706a8906e4f4870a67a25422a824419b139c6911c6d73c7dcb53d6434a85a56b33dd40e4039b32d615eee09747679bf2d9a664f06035a41e6fa6d89cddfc9587baadded15683201041e346f64532fd7b41ce85a5133a6e921002a6940d878002acbbb4ef3add32c0df4a922c1b5e15940559539e36dc98ee820b7dd95e2b1791cce242f1c310be06a32a3104e744ef4e9d7bc13600fc9bc7c20c86e737be242136dee64dddbcd4f8048754136b0451c985e43f34d8bdf00a829c9716a6983051fb688ea56f500ad8531daea322c5c5bd3accd48001ed180f6550078546e2df458725c8ac7630aa20e5340a72099e1b2a5ebaa77f400f618c13a2d03ec710c95ce98ddeac82d3e9799324b174c0375d949e85a0a0cae27f869ec86bea92fc927bb87c1d20da4d9c9ddff05a021d3adc7315830d842b79e987c1aa1f7224360e1c69607ad5755804330e47a97808543b588ea8d99e40961b5669f0c809f6439b4efdba05b1399019feb8727baa9a5bdfd312f87b12218550d746c268ace2c515741249c45ce8023a04284163903f700d0dcbf273eef0c5a03cbb5d0f664700a002d05e6d0216d016b750f4b875c0491d6ccd2a168481bb281c33077b4657b323c1c966d677152869f02b4bd601964c462003be0911a69070d3b621d1cf51a509d24ecdbe80ca03a5b86eb9883007791593eb8c01a2f3916fb9bae1665665c2ca0ddf847a3db01d95d66fa3eea6f47a3c700d7c357aef37b181fb61fb09e322fa0d3d13588890291486151aa62cec15ef6120535488b0dbb07b0de96b9cabe13e03e81a5d21725b11d41d7be7253fefaa6808bbd0250bf3b41e2b6a5869a3cf5f45aa0facbada6fed66d8b8ef7b27198d2a2e46eb7dd93e24eb2f4aba306080dc01ce3c803eb07627578661c5083b44c145f0980c182065cfc012087d0739b301dc0a1fc9309b7801c26f8c1487c05d0e1aca54b4a07e78da0fd89330fc091ac0770cd86854789ed0539383ffb867a9c2ef36727e0856ab4cc2e207d31e9db41f735d060cc9d6ce3ccdfbffcaf6af627e3317e4aee2884c73b3d1e67a27e92928f033f56ab649ef9008c63f6a7c48041362d82268602309e559c54072c186d71ed4aab0b680cd32d2d0b96b60bc8fde975808ab588b2f4eb803e8dc564d26c502f4ef3ed64bc363a48ce9d7c11b06764b63f9398c6165370b7e2658e399198e0a983014ec0d4f06c3db035119d372d04a8244c46d3303738b520993e1f0017eb2b671407d5275804c98c5c40ddac3599390b964e16a4503e87f3050feefdaceab06a8ab6f7b3a60330510366d7062055f00c313b1b544a13451cfa3973804f17b905b9ea4e4209f58a98b2d55ccc5693d8f8675e28e83cd9625be69d06748a209f9cbf02969e4acbc9fcb3003ecbf2cb029c4b4c630dd1f389c019d303fb169f960bdbc1e2c60c2db2179e446226d36f11f60dc67318608b3722368b39708903179eada9b6046f3dc61ceca097626e31e66a21bb2c12897924a1bdd00bb9f972973fa379679f5ac02caf82420be42e736e2b18196a897af97728f43c9b15adc089a9b11013d84abce91b8b5896587501c1c5565de7ea9ba8e512b939c1996c3747f81a1cd2194befd17caf2d8632cb88d73457afcd41a11758617db1315ab91c8bc34ba3105b410ff1cbd7905c69d117bdda10b55c05cdfa6bc469abc9586b1d8e5c8c3578f55b87930a63ad6537b6de40fa45b94dcbcc265d5f8f43fc25cb8be51bd83d182ff34be01b67117dc522316f9883ecab32b3f0b3b6189bcbf7d18d58a08cd764760152d0f39a8ec3c6cbc8ae93998e248f53f7d89b385931d6b3b4f6d6c71829af63e86d22d9ef0db1237036e2d774737514d8c0f2f46692a737b24292d114c137994919bb71e9b7b021cbc406c4d8444f53e6af486e167053ddb20eb10c667216de858c4c667236deae8c2db8395b8371e12c343807c75b4636e6e61c9272b7f20be5b60f10cdb1e8f5b763af6f6c13e43cecf80fc1ed829f87dc54647788cd05e7c1b4813b89e5b9020bea4e9c95193b71a3f3c861c863edf5ae18dcbf5dd811ec8e406cb7d611ec2609700febbef74c41d5f6e20c53db99bd389330f63173f66e462df6a339fbc8893ec09a85fd38b930def636d085593df0ba7f200825fe67d50e1cc06707e3a0dc5e184805227ac67efb3af287e4a68260f287dcc1be48bda37f55f3ee41bc751aef7a53b6b6fc21f2e1c3cc6d87be47271cd13ad1777291788f8d6fdec5ababf13e36c9877144661cb518a91e2641a298194716a2921f60727b0f6fc4c6877826dfc33748c3c0d87c7f356a770c0d3e4a8cf808bb18850fb9c671ede07e7008898f31e77e9886da9fc00c6eec47eca4b6f3c7d623f1094fde1fe1a388718af5e0c7f161c0384db2e7c764433f15db037e8ae0ffee8948e43f13dbb49efa4ec0f8c62c2723103f63d1d39e2429e873d2ad7e320fb92f7c6da8b7b1f42b7c0adf008c2f2d9bd6d365913e8bf3edd3df22764eee7625d8a28bb8c57dba18a5ceb353f6591ff4da572cb99f21ea5e081894f8e2f0cc11fce84591ed778429657f8e2371e3eb80a98ae6b7cf8fa2c0375a907fb108894b2cbd7d89afe7c6658b7efd6c3564bf0d9c53f89c750e9fc68defc48ec222c04645e7f07750c6f722b0b69cef8ad415b659e7f1e9c4f841165de6bf3a8c323f0a8bda79017f3861fc24320baed2da572f923effaab65b17f1ddc8f85923bede82c42f98bbbf8946037ec5dc7d89345dbf61eebe44ee72bfb3fbd96552fcfe9045ecf5e5ab28708d5dd2bec5274de33a53e13b3243fb536ed354301db9ef4f21fe176b39aee02f5a8c1b5afdfa211c899becd2f5c309dcc3bfe96dea4742fec382fc2752846f59741d579391fd170be8cfa4cefe873dc72f0d11bbad85ec2f3781382685e5dbe9af87092e490dfd2d9180f7893d309c0a58e0f75244ae98a6f2ef9f10a4b8d8479e47033efec73c22598225dc6bf86c764cde4f7ee870bd23014b5a949b3f1b93f54b59d49b3fff20706961392cfa6b01e11f10162fcc3782085d06dbd11bb9842b8bdccd99842b27f69aca3fdf93bf6b11c1f2429b487a1b0793b1ff8410a90a6227cc31cd325944e64176606fb9c8a656d4f2c9adeb04a964f51cf0ef74b2746581e1f45f6d025661e0210256c5ea707b00d1b39a66caedff08f2901951622f41aa93f4a9e452a2570d3e4a51f7f527704d11f843d9fc6ec0db3cab62c144e461718fdf46a8e25588582dde74abe23789b5b56596ff98deed745489f709fb08260a55b23f011fc5c71055f2180183a0df56a55a11ee31a95f3bfc275e95ae45f8c7a1b4a807a61057d531676055869dd9baf8433455661f01eb59ff0c42958d2202f5498656656f10731a10c7979b4dc086e48aa1cab32009d62c2fcf9cd388cc46558510b26c63e8f25485b7081702376b55e106593914b7efc109847b82cc2755c586847c52584e80542549049a0436ffaa122b054d99069559160f13395a3fe8ff70e52d046f26b01f54552612321c3a71553586383f0237a95a5bc235d752e4435508d2829cefea2309d8d2fcfb8d58c7dd03549d959956dac2355612a4b5cc838c68fabf81aad99308b5214f7aaae625e2cab682abfbf02c02b7139639a9565dc2b7b79883aa5aa789d21d3467d45e4f908eac503db2902cdd898c8dd4a35309d9194aad0a4a246b77b17aae538f5524785796971e8f240a746349a70efb6677cd43755e25480f328257755996ef8919a7ee69c2456a69b3de2b04e95564a1afdf9688f416da6f974c91579f559a3e78e21b8c25e6f725c7b4611a01fb15f5271e153c9c88f497f7be98a8e0b344328a856da30dc4ce01b8298d47136ea0b62921310419c4c22a945d7206f31bac0abd44e021160328d56417516268111d42d33822304c332cac1c41865bfc1b46859d24fa8ed0ce4cb31504192933126c2949d171f91da1170c5f46c051daaf7cfd836015c1dc3a5ae698ee4c1a7e86e0635890349f411cf01406490b76c2c7b261876a9143d0719adb5bb62488cda2c76ec98c196f9e416b05bdd53c82475be2adc3091e23ad9ff955eb2d44c25e94449bd54422b6e8bfaaa9b61e22f4b4166ced22081207b31dd5ee65e26e076e727b96099ed176ae038b83781d310892c092454776794eb448169dba1238c9eb44d3d3a9e6c4ce65899093ff0256753e4a6097dc6a3a6426ba4b26a1276037ded541dce1d63cd6f5024192259f10a86e7164618f1618dd2b10248555eeee3f91a527d273dd632e4153c96f3955cf28b27c9aa6614fd6a0a5c39f78b50888ec446426dda37d8d6477e4c916d317d5ab27b1718ab659bd2e12642a990da9de3964e967b11becd38370d33477f5ad4e90e97c76a8fab22e6b8680a740d58ff5e033f99051f52f49e0e734d7f4678df22c91e52d7e8587d4cb46314fcf8669a18a3a46b8396267e0b4d0dc100e684764e6e2684c0d788780f3ac46da6a201b0acf1745fe8c520d62862e103bcca55b7b245683d9c0f5796c50079f2741b1508b9ba141045984ffa556436f1370b1dce56faec8b38f1ab687482d6177c3e163884d4bf9fff7d40896329769a136920d605ec0b33592b598cbf1da3e2a97702b2c6f64a359f7b65273fd18363058453ac1a7261070354ef1c6b2acba46e6e1b3b9e9d48e83c4f17ff8ad7acc');
INSERT INTO public.archives VALUES ('8v72x5bxa5usum', '\x78da859979984d651cc7dfd73a669065ecdb254219dd3b9b9952212a6da22845759a7b87dbdc59dc7b07238ad2a222158359308c65cc662cc3248c9af2ca61108546d1330a4ff5a8c7139e2cc99cf7b8e77c7fe7f6dffde3f3bee7b72fefad6165999c95a679940c5b8ae24ff7ba227c2ea59a319e57bb7b516ac9c4983467645c4c527c42727aa2bf32b31e5b9be0f2786c919176096501549f15fb95249776a14d2705900d7881d3ab4cb179dc892e495d28f14d9d3c353d323adae54c9a3631aa32b321df142860726a7a8a5f71a7680716b781038d789d948ef87809b9006a6c94325292df809421acf026f99f943687c62d19085c136eb8512767c0b74379e14dbdeb48c9a9c085b10d819a3b5d3e97d7afe159fd4080a6d23b0ea977d67c809ab160d6cc3a09079acb5ba3a546d94e806ee30136921ecf3e031ab5e0842d73ecc0b5e45b9c6e5f82e2755a089a83d66ac5ca0235bbf15ba773c781c4ad75b5a4eb73cf02144e87f2d24940b6e1065725a67a5d3ee9aaa55741d6b65cba2a4e8396ed03a81da6c7723750ed19507961205f073adcf3ca80ec4805e78aa6f0dd4ebc54ba28c1edcf88b04749762eb09d799d6b941477b2e2f145f8fc8a57a3578e02ba0b37bb66e50180ba3242ccfc31a04e374666657e0d9036b6512aa4cba917c35531c077e78678f34d5192d3347a751ac8db432f4a0334684d1840b773d24b6b6a80ecc9ace36ded1990b5975eb8a501d6f507e80ecaa4ebaa81ebcd2d3a46e11590b38ff465ac0c8fa21500f5e5649a95f402f24eeb1c2f0d0141efd2b4760c889510e6783faabcaf3f0c5c8496e1323602bf5db60424edcfcddfde7010a0bb697f6ff40069a7f37713b62b0733e6a5235a63372f063692d2bd7c1070516cb3a91c1b02aefc129c88a60afd96eda0570cdf68b0aae1dead39c0c742e1ac0807684090be595105b2c6e9c921cdfa592240f15866b78503750f96ec6d9b41be7bb9b57c9ffb011fa8eb2c4bc7f60280ee634537efacf3b904772820e2fd3025ecb80cd003ccb2b6edc4c96790bc324ec6da4e2c4183d9ea09a98a47cfeecab1800ce1013ad8633470571350f6416e2e675f4c0768a85599fa7208b0c3f46c955fadea0bd043ccb28b55ed01651e86a8faaa00a047a804fc7a1870c341e1dd3690ef51e89bbbcb017a0c23540c07eaf120112a7e07fc09f9e52899957b70e679921ea6f6c682b6230cb12cafdc7b0ac0a7983933d459008d04dbed6b09c28de2666fedc362f53455d4f68f00ee196a1ade7f04b8d18ce0aa47810663e819a6fa3490cf82ae0762e1b3cf81ae072a001a4b6f33070703f9bc05790ec8174c23a343b6c64333811d4747cba16ba0f3f85bcd89eacddfce81132fd2771fee05e44b6c83a9f1dd2a238771767e19cc7fa4183453204dbfc389f9157a32f87e36900966a3ca0a76742cb04e4381953973740f802e98568f8d0728115be2f1ee6093096c93d98401dde4b80a0726d2a3ce0f338074071f4b6a70457e151c5483ed39091c746221409ea0af123fe6c38164dda432ea7fda05500ab57c9d5c005c2a35aa9fc2be91661e06a5463fe3bbcd2474676d3da0bce61ba5216b718af081b54f97812a7ea846bfcc01289dde107ec5ba3599aad167860237e5ff5e18ce86c299a994d5cf1683de19661bc9dde75c06b0d3a81ef05b0fe05e0bb69dfed11bf8e960fbf311a0d00c88f4f327017a3db06838a4887fce03f00db8ed2f74b73a33c86871a112f959faadf2d37fe368a6bec90b12943443705cc49741f52dcada170f82f5d4d950b5027bca458c75f56d4c9f4bdd107b274847b9cc907f17fc78f914eaf51e24d13f18f2ea1c6eb93d5fe987f8fbfaee2e2fbdda05a90f70a0bc7a02b10f99717d0e6c02d77251efb9b0535c9f8bd43ccbf700c13211ff485e6ad77c2f38be90aaf32d5fab44bd71a8d9c7e6270e517f34529f90154cd43f8de8a71049a20116197501518d44437c9a5417828744239c80d54c5ac24645882ea23edd98f0e262e8d081f92e427ae29125c44a2442762198152c454593f178229be8ae22b423ea97c3830d1622b4168fe492039b08c3270c7529df6a2ee5c6de239a8ec453cb88d2259a1d432d979bba8f5ddbf34573dc17d43c72d8122d3a20ba82959bc53638b3055146575aece0a265066a98af2fe1daca275a11b1b78a0ed3d6f88780ba9adc9b4478360abac66c34adea883604bc960ad1b6c7112c30df2aeddb6e3bc2ebac6cd51e7bb25aa8db4a7ab7c375a48ae8a0ec58856871b0ff8544a70a94b744beaec6491f74262a40a97585ee42a4e87a79698c8c81ae7d902abba1bde2f144b8529c1ad58d9b55fa173566c684');
INSERT INTO public.archives VALUES ('3awufms4b38an9', '\x78dabbc320318d917179414e6272aa82d9790606c6854f8e9799ae2bae28ab28353231494dc9aeca303e308d896105448da129545179c6ba0cd38214230bd36ccbe4dcd2b49203d3981996e5e697a52a1840955478612861615c0e566268045553d98161172be3e694a2fc0285e4a2cae292c41cdda4d4c4e4fc3ca8fa2a4e0cf56c0c5033614eab5a8e612f3bc39294fcbc54a882ea4a0c051c8c10b75b4295d460ba8b9311d98cda500c055c0c689eabfd81610f37c346b0e78a32f3d275a13e84aaae5b8ba19a87113544eb7b302ce5457155830c86023e68ac18c3945cc5b0869f112d041b1f60182380624fd3790c058230df5b40d534fb62582484e69f96300c638451ec69b981a140840135a65a3531ac1165d880086494e4d33a0343b118239abbdb30c3509c711dd840606c15e92696e4e7c294d660289540717f3b0bba0200cb065f08');
INSERT INTO public.chat VALUES (1, 'j2nt4hghp33umh', 'h5pd285k9cmuft', 'Good game!', 1794839824461, 'chat-1');
INSERT INTO public.members VALUES ('h5pd285k9cmuft', '3awufms4b38an9');
INSERT INTO public.members VALUES ('sxvxu244edkzh3', '3awufms4b38an9');
INSERT INTO public.members VALUES ('h5pd285k9cmuft', '7wxr79u44494ru');
INSERT INTO public.members VALUES ('sxvxu244edkzh3', '7wxr79u44494ru');
INSERT INTO public.members VALUES ('h5pd285k9cmuft', '8v72x5bxa5usum');
INSERT INTO public.members VALUES ('sxvxu244edkzh3', '8v72x5bxa5usum');
INSERT INTO public.members VALUES ('h5pd285k9cmuft', 'eha2t8cuzhgf3g');
INSERT INTO public.members VALUES ('sxvxu244edkzh3', 'eha2t8cuzhgf3g');
INSERT INTO public.members VALUES ('h5pd285k9cmuft', 'kvnp2fu8v9wkry');
INSERT INTO public.members VALUES ('sxvxu244edkzh3', 'kvnp2fu8v9wkry');
INSERT INTO public.members VALUES ('h5pd285k9cmuft', 'j2nt4hghp33umh');
INSERT INTO public.members VALUES ('sxvxu244edkzh3', 'j2nt4hghp33umh');
INSERT INTO public.members VALUES ('h5pd285k9cmuft', 'cpqymendzfgqrx');
INSERT INTO public.members VALUES ('sxvxu244edkzh3', 'cpqymendzfgqrx');
INSERT INTO public.members VALUES ('h5pd285k9cmuft', 'fqehcb6xkkqv68');
INSERT INTO public.members VALUES ('sxvxu244edkzh3', 'fqehcb6xkkqv68');
INSERT INTO public.members VALUES ('h5pd285k9cmuft', 's9k4anxh3eaxmr');
INSERT INTO public.members VALUES ('h5pd285k9cmuft', 'kks4rqcyqn5fk9');
INSERT INTO public.members VALUES ('sxvxu244edkzh3', 'kks4rqcyqn5fk9');
INSERT INTO public.members VALUES ('h5pd285k9cmuft', 'b862zvvspp4wmv');
INSERT INTO public.members VALUES ('sxvxu244edkzh3', 'b862zvvspp4wmv');
INSERT INTO public.members VALUES ('h5pd285k9cmuft', '48pwq7c3keb3uj');
INSERT INTO public.members VALUES ('sxvxu244edkzh3', '48pwq7c3keb3uj');
INSERT INTO public.members VALUES ('h5pd285k9cmuft', 'vhurgrd89rbdyc');
INSERT INTO public.members VALUES ('sxvxu244edkzh3', 'vhurgrd89rbdyc');
INSERT INTO public.members VALUES ('h5pd285k9cmuft', '79eyzachxsuddp');
INSERT INTO public.members VALUES ('sxvxu244edkzh3', '79eyzachxsuddp');
INSERT INTO public.members VALUES ('h5pd285k9cmuft', 'hcb25cpgzq2299');
INSERT INTO public.members VALUES ('sxvxu244edkzh3', 'hcb25cpgzq2299');
INSERT INTO public.members VALUES ('h5pd285k9cmuft', 'ajgy53f9myj2jy');
INSERT INTO public.members VALUES ('sxvxu244edkzh3', 'ajgy53f9myj2jy');
INSERT INTO public.members VALUES ('h5pd285k9cmuft', 'kzu2hfsv7tbkjz');
INSERT INTO public.members VALUES ('h5pd285k9cmuft', 'vgm2j9r8wccmqu');
INSERT INTO public.members VALUES ('h5pd285k9cmuft', '5jztugsskqrjvt');
INSERT INTO public.members VALUES ('h5pd285k9cmuft', 'r7pwehfvw9j2qq');
INSERT INTO public.members VALUES ('h5pd285k9cmuft', 'm6a2q6j79xnyzv');
INSERT INTO public.moves VALUES ('j2nt4hghp33umh', 1, 1, 'place 0', 1794839816270, 'sxvxu244edkzh3', '94f629b65a06821b');
INSERT INTO public.moves VALUES ('j2nt4hghp33umh', 2, 0, 'place 21', 1794839816564, 'h5pd285k9cmuft', '9ba30cc2bd3a09a2');
INSERT INTO public.moves VALUES ('j2nt4hghp33umh', 3, 0, 'move 15', 1794839816733, 'h5pd285k9cmuft', '75be89236dfb5397');
INSERT INTO public.moves VALUES ('j2nt4hghp33umh', 4, 0, 'drop star-spiral', 1794839816972, 'h5pd285k9cmuft', 'dd3c7761a9e4446c');
INSERT INTO public.moves VALUES ('j2nt4hghp33umh', 5, 1, 'move 6', 1794839817141, 'sxvxu244edkzh3', 'f072f820d23338af');
INSERT INTO public.moves VALUES ('j2nt4hghp33umh', 6, 1, 'done', 1794839817391, 'sxvxu244edkzh3', 'dfca4a6bc18d8f7f');
INSERT INTO public.moves VALUES ('j2nt4hghp33umh', 7, 0, 'move 0', 1794839817545, 'h5pd285k9cmuft', '6e1da27b00416291');
INSERT INTO public.moves VALUES ('j2nt4hghp33umh', 8, 0, 'done', 1794839817705, 'h5pd285k9cmuft', '20cefb651ba3286a');
INSERT INTO public.moves VALUES ('j2nt4hghp33umh', 9, 1, 'move 21', 1794839817928, 'sxvxu244edkzh3', '7b6a4e8d25fc498b');
INSERT INTO public.moves VALUES ('j2nt4hghp33umh', 10, 1, 'done', 1794839818049, 'sxvxu244edkzh3', '109adb193a13b9c7');
INSERT INTO public.moves VALUES ('j2nt4hghp33umh', 11, 0, 'move 18', 1794839818201, 'h5pd285k9cmuft', '8fb33a07596f0230');
INSERT INTO public.moves VALUES ('j2nt4hghp33umh', 12, 0, 'done', 1794839818368, 'h5pd285k9cmuft', 'c3103018e061b11b');
INSERT INTO public.moves VALUES ('j2nt4hghp33umh', 13, 1, 'move 9', 1794839818516, 'sxvxu244edkzh3', '026675200cc9eeb2');
INSERT INTO public.moves VALUES ('j2nt4hghp33umh', 14, 1, 'done', 1794839818780, 'sxvxu244edkzh3', 'ee7b73c0158287bf');
INSERT INTO public.moves VALUES ('j2nt4hghp33umh', 15, 0, 'move 21', 1794839818969, 'h5pd285k9cmuft', 'a365f9c66736f7a1');
INSERT INTO public.moves VALUES ('j2nt4hghp33umh', 16, 0, 'done', 1794839819095, 'h5pd285k9cmuft', 'ab32c523c5c014a2');
INSERT INTO public.moves VALUES ('j2nt4hghp33umh', 17, 1, 'move 0', 1794839819269, 'sxvxu244edkzh3', '9397139c564b13d8');
INSERT INTO public.moves VALUES ('j2nt4hghp33umh', 18, 1, 'done', 1794839819412, 'sxvxu244edkzh3', '7b0f60f71974bbe2');
INSERT INTO public.moves VALUES ('j2nt4hghp33umh', 19, 0, 'move 18', 1794839819565, 'h5pd285k9cmuft', 'ca2e16aaa5e18d0a');
INSERT INTO public.moves VALUES ('j2nt4hghp33umh', 20, 0, 'drop ring-spiral', 1794839819709, 'h5pd285k9cmuft', '3bc76988be21f0bd');
INSERT INTO public.moves VALUES ('j2nt4hghp33umh', 21, 0, 'drop stowaway-spiral', 1794839819856, 'h5pd285k9cmuft', '2b14185df4f3e315');
INSERT INTO public.moves VALUES ('j2nt4hghp33umh', 22, 1, 'move 6', 1794839820008, 'sxvxu244edkzh3', '17295d69cdda2e29');
INSERT INTO public.moves VALUES ('j2nt4hghp33umh', 23, 1, 'drop crystal-beacon', 1794839820220, 'sxvxu244edkzh3', '715f335ccaaa706c');
INSERT INTO public.moves VALUES ('j2nt4hghp33umh', 24, 0, 'move 3', 1794839820386, 'h5pd285k9cmuft', '9dc956a98b8fcc58');
INSERT INTO public.moves VALUES ('j2nt4hghp33umh', 25, 0, 'done', 1794839820520, 'h5pd285k9cmuft', '7686a5c9001ef34c');
INSERT INTO public.moves VALUES ('j2nt4hghp33umh', 26, 1, 'move 15', 1794839820657, 'sxvxu244edkzh3', 'efebdf0a6e664ed3');
INSERT INTO public.moves VALUES ('j2nt4hghp33umh', 27, 0, 'move 12', 1794839820932, 'h5pd285k9cmuft', '9087c0380246bdb5');
INSERT INTO public.moves VALUES ('j2nt4hghp33umh', 28, 0, 'drop moon-spiral', 1794839821053, 'h5pd285k9cmuft', '5ed0d092020c3b00');
INSERT INTO public.moves VALUES ('j2nt4hghp33umh', 29, 0, 'drop moon-crystal', 1794839821292, 'h5pd285k9cmuft', 'd18b85cfa0eeaa56');
INSERT INTO public.moves VALUES ('j2nt4hghp33umh', 30, 1, 'move 3', 1794839821500, 'sxvxu244edkzh3', '4053c182d4a28cc5');
INSERT INTO public.moves VALUES ('j2nt4hghp33umh', 31, 1, 'drop stowaway-atom', 1794839821659, 'sxvxu244edkzh3', 'e4cf8bc46c2a1731');
INSERT INTO public.moves VALUES ('cpqymendzfgqrx', 1, 1, 'place 21', 1794839822209, 'sxvxu244edkzh3', '3a22c988bad37876');
INSERT INTO public.moves VALUES ('cpqymendzfgqrx', 2, 0, 'place 12', 1794839822304, 'h5pd285k9cmuft', 'c4d99697089bb7a5');
INSERT INTO public.moves VALUES ('cpqymendzfgqrx', 3, 0, 'move 15', 1794839822404, 'h5pd285k9cmuft', '46326c54a47533f8');
INSERT INTO public.moves VALUES ('cpqymendzfgqrx', 4, 1, 'move 9', 1794839822501, 'sxvxu244edkzh3', '22e1a62b96f55e22');
INSERT INTO public.moves VALUES ('cpqymendzfgqrx', 5, 0, 'move 3', 1794839822636, 'h5pd285k9cmuft', 'd2ced8d71e3d3a66');
INSERT INTO public.moves VALUES ('cpqymendzfgqrx', 6, 0, 'done', 1794839822785, 'h5pd285k9cmuft', 'd27fce5b9ab44b26');
INSERT INTO public.moves VALUES ('cpqymendzfgqrx', 7, 1, 'move 21', 1794839822893, 'sxvxu244edkzh3', 'db02c72c6157f466');
INSERT INTO public.moves VALUES ('cpqymendzfgqrx', 8, 0, 'move 9', 1794839823009, 'h5pd285k9cmuft', '3bea81b3da3ce1b4');
INSERT INTO public.moves VALUES ('cpqymendzfgqrx', 9, 0, 'drop vortan', 1794839823112, 'h5pd285k9cmuft', '2cd7c8db8984bc50');
INSERT INTO public.moves VALUES ('cpqymendzfgqrx', 10, 1, 'move 12', 1794839823209, 'sxvxu244edkzh3', '49714e4217c4dbe2');
INSERT INTO public.moves VALUES ('cpqymendzfgqrx', 11, 1, 'drop rich-comet', 1794839823320, 'sxvxu244edkzh3', 'a2832f3b00b2fc83');
INSERT INTO public.moves VALUES ('cpqymendzfgqrx', 12, 0, 'move 3', 1794839823416, 'h5pd285k9cmuft', '54e0925c23e033f1');
INSERT INTO public.moves VALUES ('cpqymendzfgqrx', 13, 1, 'move 0', 1794839823564, 'sxvxu244edkzh3', '7fc53b2f1d21a540');
INSERT INTO public.moves VALUES ('cpqymendzfgqrx', 14, 0, 'move 6', 1794839823677, 'h5pd285k9cmuft', 'd1cab0eddd41332a');
INSERT INTO public.moves VALUES ('cpqymendzfgqrx', 15, 1, 'move 3', 1794839823828, 'sxvxu244edkzh3', '6aed89974c104cae');
INSERT INTO public.moves VALUES ('cpqymendzfgqrx', 16, 1, 'drop vortan', 1794839823940, 'sxvxu244edkzh3', '65026d30f1aeaf75');
INSERT INTO public.moves VALUES ('s9k4anxh3eaxmr', 1, 1, 'place 0', 1794839824565, NULL, NULL);
INSERT INTO public.moves VALUES ('s9k4anxh3eaxmr', 2, 0, 'place 21', 1794839824565, NULL, NULL);
INSERT INTO public.moves VALUES ('s9k4anxh3eaxmr', 3, 0, 'move 15', 1794839824565, NULL, NULL);
INSERT INTO public.moves VALUES ('s9k4anxh3eaxmr', 4, 0, 'drop star-spiral', 1794839824565, NULL, NULL);
INSERT INTO public.moves VALUES ('kks4rqcyqn5fk9', 1, 1, 'place 21', 1794839825560, 'sxvxu244edkzh3', 'a92dd391d9bd7e4a');
INSERT INTO public.moves VALUES ('kks4rqcyqn5fk9', 2, 0, 'place 6', 1794839825712, 'h5pd285k9cmuft', '56e0ca756ea77d59');
INSERT INTO public.moves VALUES ('kks4rqcyqn5fk9', 3, 0, 'move 12', 1794839825808, 'h5pd285k9cmuft', '740257be47813216');
INSERT INTO public.moves VALUES ('kks4rqcyqn5fk9', 4, 0, 'done', 1794839825912, 'h5pd285k9cmuft', '1b8765f365fb5b18');
INSERT INTO public.moves VALUES ('kks4rqcyqn5fk9', 5, 1, 'move 3', 1794839826053, 'sxvxu244edkzh3', '58134d2c2e809950');
INSERT INTO public.moves VALUES ('kks4rqcyqn5fk9', 6, 1, 'done', 1794839826180, 'sxvxu244edkzh3', '6e90d570bfbc4d8b');
INSERT INTO public.moves VALUES ('kks4rqcyqn5fk9', 7, 0, 'move 6', 1794839826280, 'h5pd285k9cmuft', 'f76ce92efb4c97ef');
INSERT INTO public.moves VALUES ('kks4rqcyqn5fk9', 8, 0, 'drop moon-beacon', 1794839826380, 'h5pd285k9cmuft', 'df3c36a4f15d13ee');
INSERT INTO public.moves VALUES ('kks4rqcyqn5fk9', 9, 1, 'move 0', 1794839826512, 'sxvxu244edkzh3', '53b207b2dfbbd26d');
INSERT INTO public.moves VALUES ('b862zvvspp4wmv', 1, 1, 'place 0', 1794839826908, 'sxvxu244edkzh3', '99579303442ce960');
INSERT INTO public.moves VALUES ('b862zvvspp4wmv', 2, 0, 'place 12', 1794839827008, 'h5pd285k9cmuft', '6a1b2e618e449909');
INSERT INTO public.moves VALUES ('b862zvvspp4wmv', 3, 0, 'move 6', 1794839827225, 'h5pd285k9cmuft', 'cf48e790c12e231b');
INSERT INTO public.moves VALUES ('b862zvvspp4wmv', 4, 1, 'move 21', 1794839827432, 'sxvxu244edkzh3', '9fe93c1a18108ed0');
INSERT INTO public.moves VALUES ('b862zvvspp4wmv', 5, 0, 'move 15', 1794839827588, 'h5pd285k9cmuft', '6c3451ee75af48e9');
INSERT INTO public.moves VALUES ('b862zvvspp4wmv', 6, 1, 'move 0', 1794839827692, 'sxvxu244edkzh3', '5b83900978d5ffde');
INSERT INTO public.moves VALUES ('b862zvvspp4wmv', 7, 0, 'move 18', 1794839827853, 'h5pd285k9cmuft', '5cead0a77f9eaa10');
INSERT INTO public.moves VALUES ('b862zvvspp4wmv', 8, 1, 'move 12', 1794839828024, 'sxvxu244edkzh3', 'b3b35416e649ff2f');
INSERT INTO public.moves VALUES ('b862zvvspp4wmv', 9, 0, 'move 6', 1794839828140, 'h5pd285k9cmuft', '75da511589f8c7dd');
INSERT INTO public.moves VALUES ('48pwq7c3keb3uj', 1, 1, 'place 6', 1794839828564, 'sxvxu244edkzh3', '6dd4e0938c76588a');
INSERT INTO public.moves VALUES ('48pwq7c3keb3uj', 2, 0, 'place 0', 1794839828658, 'h5pd285k9cmuft', 'aaf382c480175963');
INSERT INTO public.moves VALUES ('48pwq7c3keb3uj', 3, 0, 'move 15', 1794839828820, 'h5pd285k9cmuft', 'b93314385831e49f');
INSERT INTO public.moves VALUES ('48pwq7c3keb3uj', 4, 1, 'move 21', 1794839828924, 'sxvxu244edkzh3', '0655f4b4f8200aea');
INSERT INTO public.moves VALUES ('48pwq7c3keb3uj', 5, 1, 'done', 1794839829059, 'sxvxu244edkzh3', '0c23e1bb79b2f416');
INSERT INTO public.moves VALUES ('48pwq7c3keb3uj', 6, 0, 'move 0', 1794839829208, 'h5pd285k9cmuft', '848550c7bfc8312d');
INSERT INTO public.moves VALUES ('48pwq7c3keb3uj', 7, 1, 'move 3', 1794839829265, 'sxvxu244edkzh3', 'c541c0a5c87f2f46');
INSERT INTO public.moves VALUES ('s9k4anxh3eaxmr', 5, 1, 'move 9', 1794839829255, NULL, NULL);
INSERT INTO public.moves VALUES ('48pwq7c3keb3uj', 8, 0, 'move 18', 1794839829376, 'h5pd285k9cmuft', '1bb5eedd66b144ea');
INSERT INTO public.moves VALUES ('48pwq7c3keb3uj', 9, 1, 'move 0', 1794839829532, 'sxvxu244edkzh3', 'be8badde06e39a35');
INSERT INTO public.moves VALUES ('vhurgrd89rbdyc', 1, 0, 'play nature-sea', 1794839830676, 'h5pd285k9cmuft', 'd5cd7178f703c006');
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 57, 0, 'draw life', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('vhurgrd89rbdyc', 2, 0, 'cell 220', 1794839830956, 'h5pd285k9cmuft', '3451c79b07be25a0');
INSERT INTO public.moves VALUES ('vhurgrd89rbdyc', 3, 0, 'take nature 0', 1794839831401, 'h5pd285k9cmuft', 'a9314014e180bb7c');
INSERT INTO public.moves VALUES ('vhurgrd89rbdyc', 5, 1, 'take nature 1', 1794839832044, 'sxvxu244edkzh3', '63a8e91d2431e4e1');
INSERT INTO public.moves VALUES ('s9k4anxh3eaxmr', 6, 1, 'drop ring-atom', 1794839832284, NULL, NULL);
INSERT INTO public.moves VALUES ('vhurgrd89rbdyc', 9, 1, 'take nature 0', 1794839832736, 'sxvxu244edkzh3', '04c0be53ef6c303a');
INSERT INTO public.moves VALUES ('79eyzachxsuddp', 1, 0, 'keep-ship four-fewer', 1794839833678, 'h5pd285k9cmuft', '8558e2dc3a6ac5ae');
INSERT INTO public.moves VALUES ('79eyzachxsuddp', 6, 0, 'done', 1794839834468, 'h5pd285k9cmuft', 'f0e49e4b321bb520');
INSERT INTO public.moves VALUES ('79eyzachxsuddp', 9, 1, 'done', 1794839834872, 'sxvxu244edkzh3', 'e089e5ea4ea2f40d');
INSERT INTO public.moves VALUES ('hcb25cpgzq2299', 2, 1, 'choose moon_x2', 1794839835518, 'sxvxu244edkzh3', '6f8fcc17aeabd736');
INSERT INTO public.moves VALUES ('hcb25cpgzq2299', 8, 0, 'use 4', 1794839836252, 'h5pd285k9cmuft', '0e66aa07f5511d16');
INSERT INTO public.moves VALUES ('ajgy53f9myj2jy', 2, 0, 'place 12', 1794839837044, 'h5pd285k9cmuft', 'b179ea4b50489350');
INSERT INTO public.moves VALUES ('ajgy53f9myj2jy', 7, 0, 'move 21', 1794839837596, 'h5pd285k9cmuft', 'ed8ad49fd7516c32');
INSERT INTO public.moves VALUES ('vhurgrd89rbdyc', 4, 1, 'take life 1', 1794839831709, 'sxvxu244edkzh3', 'a4c222a8683ab7a8');
INSERT INTO public.moves VALUES ('vhurgrd89rbdyc', 8, 0, 'take nature 2', 1794839832565, 'h5pd285k9cmuft', '793b87541c0467ff');
INSERT INTO public.moves VALUES ('79eyzachxsuddp', 3, 1, 'keep-ship four-fewer', 1794839833988, 'sxvxu244edkzh3', 'b93a2cbba4897c65');
INSERT INTO public.moves VALUES ('79eyzachxsuddp', 8, 1, 'take-tile 2', 1794839834745, 'sxvxu244edkzh3', '64505f2cf23ef5d8');
INSERT INTO public.moves VALUES ('hcb25cpgzq2299', 1, 0, 'choose planet_x2', 1794839835377, 'h5pd285k9cmuft', 'ad62553b5cafe29f');
INSERT INTO public.moves VALUES ('hcb25cpgzq2299', 3, 0, 'use 1', 1794839835660, 'h5pd285k9cmuft', '9ab42125c93f5d0b');
INSERT INTO public.moves VALUES ('hcb25cpgzq2299', 6, 0, 'stay', 1794839835987, 'h5pd285k9cmuft', 'fd9a174b83d809ab');
INSERT INTO public.moves VALUES ('hcb25cpgzq2299', 9, 0, 'stay', 1794839836377, 'h5pd285k9cmuft', '52a3633e02669d7a');
INSERT INTO public.moves VALUES ('ajgy53f9myj2jy', 4, 1, 'move 21', 1794839837252, 'sxvxu244edkzh3', '4494f130cb668e1c');
INSERT INTO public.moves VALUES ('ajgy53f9myj2jy', 8, 1, 'move 0', 1794839837693, 'sxvxu244edkzh3', 'c0d277e52e635cdd');
INSERT INTO public.moves VALUES ('vhurgrd89rbdyc', 6, 0, 'play nature-forest', 1794839832197, 'h5pd285k9cmuft', '06a9b8b2ee27d54a');
INSERT INTO public.moves VALUES ('vhurgrd89rbdyc', 7, 0, 'cell 199', 1794839832389, 'h5pd285k9cmuft', '3bff70b5ba8b9111');
INSERT INTO public.moves VALUES ('79eyzachxsuddp', 2, 0, 'keep-ship five', 1794839833792, 'h5pd285k9cmuft', '06b1a1c64d90dcd0');
INSERT INTO public.moves VALUES ('79eyzachxsuddp', 7, 0, 'draw-ship', 1794839834620, 'h5pd285k9cmuft', 'd0e2dea42dbcca6c');
INSERT INTO public.moves VALUES ('hcb25cpgzq2299', 5, 0, 'use A', 1794839835885, 'h5pd285k9cmuft', '0f9e8804e41f71d2');
INSERT INTO public.moves VALUES ('ajgy53f9myj2jy', 3, 0, 'move 3', 1794839837157, 'h5pd285k9cmuft', '6f1551e208acbbe9');
INSERT INTO public.moves VALUES ('ajgy53f9myj2jy', 9, 0, 'move 18', 1794839837809, 'h5pd285k9cmuft', '3df52c13edfc7e88');
INSERT INTO public.moves VALUES ('r7pwehfvw9j2qq', 1, 1, 'place 0', 1794839840200, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('r7pwehfvw9j2qq', 2, 0, 'place 3', 1794839840200, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('r7pwehfvw9j2qq', 3, 0, 'move 6', 1794839840200, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('r7pwehfvw9j2qq', 4, 1, 'move 21', 1794839840200, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('r7pwehfvw9j2qq', 5, 0, 'move 15', 1794839840200, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('r7pwehfvw9j2qq', 6, 0, 'drop vortan', 1794839840200, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('r7pwehfvw9j2qq', 7, 1, 'move 9', 1794839840200, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('r7pwehfvw9j2qq', 8, 0, 'move 21', 1794839840200, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('r7pwehfvw9j2qq', 9, 1, 'move 3', 1794839840200, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('r7pwehfvw9j2qq', 10, 1, 'drop vortan', 1794839840200, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('r7pwehfvw9j2qq', 11, 0, 'move 18', 1794839840200, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('r7pwehfvw9j2qq', 12, 1, 'move 0', 1794839840200, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('r7pwehfvw9j2qq', 13, 1, 'drop rich-moon', 1794839840200, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('r7pwehfvw9j2qq', 14, 0, 'move 12', 1794839840200, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('r7pwehfvw9j2qq', 15, 1, 'move 15', 1794839840200, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('r7pwehfvw9j2qq', 16, 1, 'drop rich-star', 1794839840200, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('r7pwehfvw9j2qq', 17, 0, 'move 6', 1794839840200, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('r7pwehfvw9j2qq', 18, 1, 'move 3', 1794839840200, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('r7pwehfvw9j2qq', 19, 1, 'drop rich-spiral', 1794839840200, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('79eyzachxsuddp', 4, 1, 'keep-ship type-blue', 1794839834152, 'sxvxu244edkzh3', 'ba0eb0040611c485');
INSERT INTO public.moves VALUES ('79eyzachxsuddp', 5, 0, 'take-tile 1', 1794839834297, 'h5pd285k9cmuft', '4be23813efe07306');
INSERT INTO public.moves VALUES ('hcb25cpgzq2299', 4, 0, 'use 2', 1794839835776, 'h5pd285k9cmuft', 'e6cae83e79eb5bfb');
INSERT INTO public.moves VALUES ('hcb25cpgzq2299', 7, 1, 'stay', 1794839836141, 'sxvxu244edkzh3', 'b9c1f6992b17e932');
INSERT INTO public.moves VALUES ('ajgy53f9myj2jy', 1, 1, 'place 18', 1794839836961, 'sxvxu244edkzh3', '434297aba3c6ebf5');
INSERT INTO public.moves VALUES ('ajgy53f9myj2jy', 5, 0, 'move 15', 1794839837365, 'h5pd285k9cmuft', 'fc9d848c8640ad95');
INSERT INTO public.moves VALUES ('ajgy53f9myj2jy', 6, 1, 'move 9', 1794839837494, 'sxvxu244edkzh3', 'b93ff04f4c5fbe08');
INSERT INTO public.moves VALUES ('ajgy53f9myj2jy', 10, 1, 'move 12', 1794839838841, NULL, NULL);
INSERT INTO public.moves VALUES ('5jztugsskqrjvt', 1, 1, 'place 6', 1794839840020, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('5jztugsskqrjvt', 2, 0, 'place 15', 1794839840020, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('5jztugsskqrjvt', 3, 0, 'move 0', 1794839840020, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('5jztugsskqrjvt', 4, 1, 'move 12', 1794839840020, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('5jztugsskqrjvt', 5, 1, 'drop crystal-beacon', 1794839840020, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('5jztugsskqrjvt', 6, 0, 'move 15', 1794839840020, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('5jztugsskqrjvt', 7, 0, 'done', 1794839840020, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('5jztugsskqrjvt', 8, 1, 'move 9', 1794839840020, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('5jztugsskqrjvt', 9, 1, 'done', 1794839840020, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('5jztugsskqrjvt', 10, 0, 'move 12', 1794839840020, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('5jztugsskqrjvt', 11, 0, 'drop ring-crystal', 1794839840020, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('5jztugsskqrjvt', 12, 1, 'move 0', 1794839840020, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('5jztugsskqrjvt', 13, 1, 'done', 1794839840020, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('5jztugsskqrjvt', 14, 0, 'move 3', 1794839840020, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('5jztugsskqrjvt', 15, 1, 'move 15', 1794839840020, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('5jztugsskqrjvt', 16, 1, 'done', 1794839840020, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('5jztugsskqrjvt', 17, 0, 'move 18', 1794839840020, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('5jztugsskqrjvt', 18, 1, 'move 0', 1794839840020, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('5jztugsskqrjvt', 19, 1, 'done', 1794839840020, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('5jztugsskqrjvt', 20, 0, 'move 9', 1794839840020, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('5jztugsskqrjvt', 21, 0, 'drop ring-beacon', 1794839840020, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('5jztugsskqrjvt', 22, 1, 'move 18', 1794839840020, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('5jztugsskqrjvt', 23, 1, 'drop star-atom', 1794839840020, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('5jztugsskqrjvt', 24, 1, 'done', 1794839840020, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 1, 0, 'play nature-sea', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 2, 0, 'cell 220', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 3, 0, 'take nature 0', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 4, 1, 'draw life', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 5, 1, 'play nature-mountain', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 6, 1, 'cell 199', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 7, 0, 'take nature 2', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 8, 0, 'take life 1', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 9, 1, 'take nature 1', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 10, 1, 'draw nature', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 11, 0, 'play nature-desert', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 12, 0, 'cell 219', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 13, 0, 'play nature-mountain', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 14, 0, 'cell 241', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 15, 1, 'take life 0', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 16, 1, 'take life 1', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 17, 1, 'discard nature-mountain', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 18, 0, 'play nature-plain', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 19, 0, 'cell 242', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 20, 0, 'take nature 0', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 21, 1, 'play nature-forest', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 22, 1, 'cell 218', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 23, 1, 'draw life', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 24, 0, 'draw life', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 25, 0, 'take nature 2', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 26, 1, 'draw nature', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 27, 1, 'discard city-03', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 28, 1, 'play animals-star', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 29, 1, 'cell 242', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 30, 0, 'draw nature', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 31, 0, 'take nature 1', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 32, 0, 'discard animals-sea', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 33, 1, 'play nature-swamp', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 34, 1, 'cell 197', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 35, 1, 'take nature 2', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 36, 0, 'play nature-forest', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 37, 0, 'cell 221', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 38, 0, 'draw nature', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 39, 1, 'play nature-sea', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 40, 1, 'cell 263', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 41, 1, 'take nature 0', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 42, 0, 'play nature-plain', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 43, 0, 'cell 176', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 44, 0, 'take life 1', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 45, 1, 'play animals-plain', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 46, 1, 'cell 176', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 47, 1, 'take nature 2', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 48, 0, 'take nature 2', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 49, 0, 'discard city-14', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 50, 0, 'take life 1', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 51, 0, 'discard nature-forest', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 52, 1, 'take life 1', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 53, 1, 'play animals-forest', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 54, 1, 'cell 218', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 55, 0, 'play nature-desert', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 56, 0, 'cell 222', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 58, 1, 'draw life', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 59, 1, 'play nature-desert', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 60, 1, 'cell 217', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 61, 0, 'play city-17', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 62, 0, 'cell 219', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 63, 0, 'play nature-swamp', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 64, 0, 'cell 284', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 65, 0, 'goal 0', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 66, 1, 'play city-05', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 67, 1, 'cell 221', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 68, 1, 'play nature-sea', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 69, 1, 'cell 175', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 70, 0, 'play animals-star', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 71, 0, 'cell 222', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 72, 0, 'take life 1', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 73, 1, 'cell 221', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 74, 1, 'cell 242', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 75, 1, 'draw life', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 76, 1, 'play nature-desert', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 77, 1, 'cell 238', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 78, 0, 'take nature 0', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 79, 0, 'play city-18', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 80, 0, 'cell 217', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 81, 1, 'cell 221', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 82, 1, 'cell 222', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 83, 1, 'take life 1', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 84, 1, 'take life 0', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 85, 0, 'take life 0', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 86, 0, 'take nature 1', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 87, 1, 'cell 221', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 88, 1, 'cell 222', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 89, 1, 'take nature 1', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 90, 1, 'take nature 1', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 91, 1, 'discard city-16', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 92, 0, 'take nature 0', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 93, 0, 'discard animals-plain', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 94, 0, 'take nature 0', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 95, 0, 'discard nature-sea', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 96, 1, 'cell 221', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 97, 1, 'cell 242', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 98, 1, 'take nature 2', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 99, 1, 'discard city-15', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 100, 1, 'play city-07', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 101, 1, 'cell 197', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 102, 0, 'draw life', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 103, 0, 'discard nature-swamp', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 104, 0, 'take nature 2', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 105, 0, 'discard nature-forest', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 106, 1, 'cell 221', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 107, 1, 'cell 242', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 108, 1, 'play nature-mountain', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 109, 1, 'cell 196', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 110, 1, 'draw nature', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 111, 0, 'draw nature', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 112, 0, 'discard city-12', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 113, 0, 'draw life', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 114, 0, 'discard city-11', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 115, 1, 'cell 221', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 116, 1, 'cell 222', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 117, 1, 'take nature 0', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 118, 1, 'take life 1', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 119, 1, 'discard nature-mountain', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 120, 0, 'draw nature', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 121, 0, 'discard city-13', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 122, 0, 'take life 0', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 123, 0, 'discard animals-sea', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 124, 1, 'cell 221', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 125, 1, 'cell 242', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 126, 1, 'play city-10', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 127, 1, 'cell 242', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 128, 1, 'play nature-desert', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 129, 1, 'cell 240', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 130, 1, 'capture 0', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 131, 0, 'take life 0', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 132, 0, 'discard nature-plain', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 133, 0, 'draw life', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 134, 0, 'discard nature-sea', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 135, 1, 'cell 221', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 136, 1, 'cell 222', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 137, 1, 'play nature-plain', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 138, 1, 'cell 262', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 139, 1, 'draw life', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 140, 0, 'play animals-swamp', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 141, 0, 'cell 284', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 142, 0, 'play nature-plain', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 143, 0, 'cell 200', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 144, 1, 'play animals-star', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 145, 1, 'cell 263', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 146, 1, 'take nature 0', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 147, 0, 'draw life', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 148, 0, 'draw nature', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 149, 1, 'draw life', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 150, 1, 'take nature 0', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 151, 0, 'draw nature', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 152, 0, 'discard nature-desert', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 153, 0, 'take life 1', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 154, 0, 'discard nature-plain', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 155, 1, 'draw nature', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 156, 1, 'discard nature-forest', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 157, 1, 'take nature 2', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 158, 1, 'discard animals-mountain', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 159, 0, 'take life 0', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 160, 0, 'discard city-09', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 161, 0, 'take nature 2', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 162, 0, 'discard animals-desert', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 163, 1, 'play nature-sea', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 164, 1, 'cell 178', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 165, 1, 'take nature 0', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 166, 0, 'take nature 1', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 167, 0, 'discard city-04', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 168, 0, 'take life 1', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 169, 0, 'discard city-02', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 170, 1, 'play nature-sea', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 171, 1, 'cell 179', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 172, 1, 'take nature 2', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 173, 0, 'play nature-mountain', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 174, 0, 'cell 180', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 175, 0, 'play nature-plain', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 176, 0, 'cell 158', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.moves VALUES ('m6a2q6j79xnyzv', 177, 1, 'call-end', 1794839840513, 'h5pd285k9cmuft', NULL);
INSERT INTO public.people VALUES ('h5pd285k9cmuft', 'Olga', 'olga', '$argon2id$v=19$m=65536,t=3,p=4$sIRhd+ZfCdRPAdMb+HFJ3g$K1p+rBbhCNBpP/Y9FoUIbu8DhYpEIYT32qFVPrIfZLI', 'en', 2, false, 1794839632645);
INSERT INTO public.people VALUES ('sxvxu244edkzh3', 'Boris', 'boris', '$argon2id$v=19$m=65536,t=3,p=4$NCLXVrN17yaUr1dGjQL5Qw$kIChIhUADFSvi9xMnyOCw9B4iR+yrjHkKktX2X9gLMk', 'en', 2, false, 1794839636525);
INSERT INTO public.ratings VALUES ('galaktiko', 'h5pd285k9cmuft', 22.364610506859503, 8.06590141354368, -1.8330937337715376, 1);
INSERT INTO public.ratings VALUES ('galaktiko', 'sxvxu244edkzh3', 27.635389493140497, 8.06590141354368, 3.437685252509457, 1);
INSERT INTO public.results VALUES ('3awufms4b38an9', 0, 'h5pd285k9cmuft', 'galaktiko', true, 2, -6, 2, 1794839643908);
INSERT INTO public.results VALUES ('3awufms4b38an9', 1, 'sxvxu244edkzh3', 'galaktiko', true, 2, -4, 1, 1794839643908);
INSERT INTO public.results VALUES ('7wxr79u44494ru', 0, 'h5pd285k9cmuft', 'galaktiko', false, 2, -9, 2, 1794839647286);
INSERT INTO public.results VALUES ('7wxr79u44494ru', 1, 'sxvxu244edkzh3', 'galaktiko', false, 2, 3, 1, 1794839647286);
INSERT INTO public.results VALUES ('8v72x5bxa5usum', 0, 'h5pd285k9cmuft', 'gaia', false, 2, 3, 1, 1794839682817);
INSERT INTO public.results VALUES ('8v72x5bxa5usum', 1, 'sxvxu244edkzh3', 'gaia', false, 2, 3, 2, 1794839682817);
INSERT INTO public.results VALUES ('eha2t8cuzhgf3g', 0, 'h5pd285k9cmuft', 'ganymede', false, 2, 22, 2, 1794839765016);
INSERT INTO public.results VALUES ('eha2t8cuzhgf3g', 1, 'sxvxu244edkzh3', 'ganymede', false, 2, 27, 1, 1794839765016);
INSERT INTO public.results VALUES ('kvnp2fu8v9wkry', 0, 'h5pd285k9cmuft', 'mlem', false, 2, 18, 1, 1794839786132);
INSERT INTO public.results VALUES ('kvnp2fu8v9wkry', 1, 'sxvxu244edkzh3', 'mlem', false, 2, 15, 2, 1794839786132);
INSERT INTO public.results VALUES ('j2nt4hghp33umh', 0, 'h5pd285k9cmuft', 'galaktiko', false, 2, -2, 1, 1794839821659);
INSERT INTO public.results VALUES ('j2nt4hghp33umh', 1, 'sxvxu244edkzh3', 'galaktiko', false, 2, -5, 2, 1794839821659);
INSERT INTO public.results VALUES ('cpqymendzfgqrx', 0, 'h5pd285k9cmuft', 'galaktiko', false, 2, -4, 1, 1794839823940);
INSERT INTO public.results VALUES ('cpqymendzfgqrx', 1, 'sxvxu244edkzh3', 'galaktiko', false, 2, -5, 2, 1794839823940);
INSERT INTO public.shared VALUES ('cookie-key', 'f5a8b5cfa7180778c667372a9186ed0f02f9da5639d6b6e979c75e43013b6b15');
INSERT INTO public.shared VALUES ('alive', '1794839841763');
INSERT INTO public.tables VALUES ('cpqymendzfgqrx', 'galaktiko', 1, '835907a5d48215a7', '["cheeky_stowaways","rich_first"]', '228302273677482969062989217287497202261', 'h5pd285k9cmuft', 'invite', '9fp7qhjfggxkpc642nwgrd', '{"type":"none"}', false, true, true, 'regular', NULL, 1794839821945, 18, 'finished', '[{"kind":"person","person":"h5pd285k9cmuft"},{"kind":"person","person":"sxvxu244edkzh3"}]', 'null', 16, -1, 1794839823828, NULL, '[{"seat":0,"score":-4,"place":1},{"seat":1,"score":-5,"place":2}]', 'fqehcb6xkkqv68', 1794839824256, 1794839823940);
INSERT INTO public.tables VALUES ('3awufms4b38an9', 'galaktiko', 1, '835907a5d48215a7', '[]', '27705198542788569346438561604331387007', 'h5pd285k9cmuft', 'open', 's6k7zqhgfuerje3kyz7eqf', '{"type":"live","bank":3600,"increment":0}', true, false, true, 'regular', NULL, 1794839638722, 25, 'finished', '[{"kind":"person","person":"h5pd285k9cmuft","bank":3598252},{"kind":"person","person":"sxvxu244edkzh3","bank":3596981}]', 'null', 24, -1, 1794839643772, NULL, '[{"seat":0,"score":-6,"place":2},{"seat":1,"score":-4,"place":1}]', NULL, 1794839643909, 1794839643908);
INSERT INTO public.tables VALUES ('b862zvvspp4wmv', 'galaktiko', 1, '835907a5d48215a7', '["rich_first"]', '265109432351907535886535393843489866906', 'h5pd285k9cmuft', 'invite', '7zc4ywtpy3gpfjmebcuqeb', '{"type":"live","bank":600,"increment":5}', false, true, true, 'regular', NULL, 1794839826548, 10, 'running', '[{"kind":"person","person":"h5pd285k9cmuft","bank":614250},{"kind":"person","person":"sxvxu244edkzh3","bank":619414}]', 'null', 9, 0, 1794839828140, 1794840442390, 'null', NULL, 1794839828140, NULL);
INSERT INTO public.tables VALUES ('7wxr79u44494ru', 'galaktiko', 1, '835907a5d48215a7', '["rich_first"]', '124091506307412665944829408313492103679', 'h5pd285k9cmuft', 'open', 'whqm45jm8mgn9y9vsr5373', '{"type":"none"}', false, true, true, 'regular', NULL, 1794839644316, 20, 'finished', '[{"kind":"person","person":"h5pd285k9cmuft"},{"kind":"person","person":"sxvxu244edkzh3"}]', 'null', 19, -1, 1794839647204, NULL, '[{"seat":0,"score":-9,"place":2},{"seat":1,"score":3,"place":1}]', NULL, 1794839647286, 1794839647286);
INSERT INTO public.tables VALUES ('48pwq7c3keb3uj', 'galaktiko', 1, '835907a5d48215a7', '["rich_first"]', '324963453318299165607173939063834284805', 'h5pd285k9cmuft', 'invite', 'gszkwamq7qberx3d7h244m', '{"type":"turns","hours":24}', false, true, true, 'regular', NULL, 1794839828181, 10, 'running', '[{"kind":"person","person":"h5pd285k9cmuft"},{"kind":"person","person":"sxvxu244edkzh3"}]', 'null', 9, 0, 1794839829532, 1794926229532, 'null', NULL, 1794839829532, NULL);
INSERT INTO public.tables VALUES ('vhurgrd89rbdyc', 'gaia', 1, '6331552d78503a98', '[]', '55101972179187698874966354160017544980', 'h5pd285k9cmuft', 'invite', '67qmuzxcuzp63krzdfwdxy', '{"type":"none"}', false, true, true, 'regular', NULL, 1794839829938, 10, 'running', '[{"kind":"person","person":"h5pd285k9cmuft"},{"kind":"person","person":"sxvxu244edkzh3"}]', 'null', 9, 1, 1794839832736, NULL, 'null', NULL, 1794839832736, NULL);
INSERT INTO public.tables VALUES ('8v72x5bxa5usum', 'gaia', 1, '6331552d78503a98', '["capture"]', '10754784408691216761803152363378701725', 'h5pd285k9cmuft', 'open', 'y43kcez6hkdu882vax4aaz', '{"type":"none"}', false, true, true, 'regular', NULL, 1794839647687, 178, 'finished', '[{"kind":"person","person":"h5pd285k9cmuft"},{"kind":"person","person":"sxvxu244edkzh3"}]', 'null', 177, -1, 1794839682600, NULL, '[{"seat":0,"score":3,"place":1},{"seat":1,"score":3,"place":2}]', NULL, 1794839682817, 1794839682817);
INSERT INTO public.tables VALUES ('79eyzachxsuddp', 'ganymede', 1, 'f732ef058858e80e', '[]', '34016248719234536172768750875103159840', 'h5pd285k9cmuft', 'invite', 'paxnb3shu5avdjxskg27cp', '{"type":"none"}', false, true, true, 'regular', NULL, 1794839833090, 10, 'running', '[{"kind":"person","person":"h5pd285k9cmuft"},{"kind":"person","person":"sxvxu244edkzh3"}]', 'null', 9, 1, 1794839834872, NULL, 'null', NULL, 1794839834872, NULL);
INSERT INTO public.tables VALUES ('kks4rqcyqn5fk9', 'galaktiko', 1, '835907a5d48215a7', '[]', '25422402450317124144199992739020643713', 'h5pd285k9cmuft', 'invite', 'fkaaz6mrsfw32b3agp3vv4', '{"type":"live","bank":600,"increment":5}', false, true, true, 'regular', NULL, 1794839824813, 11, 'running', '[{"kind":"person","person":"h5pd285k9cmuft","bank":609448},{"kind":"person","person":"sxvxu244edkzh3","bank":609376}]', '{"seat":0,"sequence":9,"agreed":[0]}', 9, 1, 1794839826512, 1794840435888, 'null', NULL, 1794839836509, NULL);
INSERT INTO public.tables VALUES ('kzu2hfsv7tbkjz', 'galaktiko', 1, '835907a5d48215a7', '[]', '121099518320307877213962788504123838613', 'h5pd285k9cmuft', 'invite', '67skw5gfmsytb2wue62y96', '{"type":"none"}', false, true, true, 'regular', NULL, 1794839837878, 0, 'open', '[{"kind":"person","person":"h5pd285k9cmuft"},{"kind":"open"}]', 'null', 0, -1, 0, NULL, 'null', NULL, 1794839837878, NULL);
INSERT INTO public.tables VALUES ('vgm2j9r8wccmqu', 'galaktiko', 1, '835907a5d48215a7', '["rich_first"]', '273935405626489123014003478210470788400', 'h5pd285k9cmuft', 'invite', 'btnsju2e5sycubh9ttwnxm', '{"type":"none"}', false, true, true, 'regular', NULL, 1794839838073, 0, 'open', '[{"kind":"person","person":"h5pd285k9cmuft"},{"kind":"open"},{"kind":"open"}]', 'null', 0, -1, 0, NULL, 'null', NULL, 1794839838073, NULL);
INSERT INTO public.tables VALUES ('5jztugsskqrjvt', 'galaktiko', 1, '835907a5d48215a7', '[]', '27705198542788569346438561604331387007', 'h5pd285k9cmuft', 'solo', 'm4gvwk5th4t8vvqxzwzssv', '{"type":"none"}', false, true, false, 'expert', NULL, 1794839840020, 0, 'finished', '[{"kind":"bot","level":"novice"},{"kind":"bot","level":"novice"}]', 'null', 24, -1, 0, NULL, '[{"seat":0,"score":-6,"place":2},{"seat":1,"score":-4,"place":1}]', NULL, 1794839840020, 1794839840020);
INSERT INTO public.tables VALUES ('m6a2q6j79xnyzv', 'gaia', 1, '6331552d78503a98', '["capture"]', '10754784408691216761803152363378701725', 'h5pd285k9cmuft', 'solo', 'scgg9jcnhc4xs9uztdcx55', '{"type":"none"}', false, true, false, 'expert', NULL, 1794839840513, 0, 'finished', '[{"kind":"bot","level":"novice"},{"kind":"bot","level":"novice"}]', 'null', 177, -1, 0, NULL, '[{"seat":0,"score":3,"place":1},{"seat":1,"score":3,"place":2}]', NULL, 1794839840513, 1794839840513);
INSERT INTO public.tables VALUES ('kvnp2fu8v9wkry', 'mlem', 1, 'f3128e398c83c33d', '[]', '320841175025162635341608545359065337310', 'h5pd285k9cmuft', 'open', '4qrnsz8e26cavwf36wzgg8', '{"type":"none"}', false, true, true, 'regular', NULL, 1794839765470, 103, 'finished', '[{"kind":"person","person":"h5pd285k9cmuft"},{"kind":"person","person":"sxvxu244edkzh3"}]', 'null', 102, -1, 1794839785969, NULL, '[{"seat":0,"score":18,"place":1},{"seat":1,"score":15,"place":2}]', NULL, 1794839786132, 1794839786132);
INSERT INTO public.tables VALUES ('j2nt4hghp33umh', 'galaktiko', 1, '835907a5d48215a7', '["to_the_last"]', '147088543790159811765496641382184525062', 'h5pd285k9cmuft', 'invite', 'qxfjddwn9bm6sp35mewqny', '{"type":"none"}', false, true, true, 'regular', NULL, 1794839815221, 32, 'finished', '[{"kind":"person","person":"h5pd285k9cmuft"},{"kind":"person","person":"sxvxu244edkzh3"}]', 'null', 31, -1, 1794839821500, NULL, '[{"seat":0,"score":-2,"place":1},{"seat":1,"score":-5,"place":2}]', NULL, 1794839821659, 1794839821659);
INSERT INTO public.tables VALUES ('fqehcb6xkkqv68', 'galaktiko', 1, '835907a5d48215a7', '["cheeky_stowaways","rich_first"]', '243345695946864080530846331084644496596', 'h5pd285k9cmuft', 'invite', '6zngtb87wud4ca6aqrxtcd', '{"type":"none"}', false, true, true, 'regular', NULL, 1794839824109, 1, 'running', '[{"kind":"person","person":"h5pd285k9cmuft"},{"kind":"person","person":"sxvxu244edkzh3"}]', 'null', 0, 1, 1794839824328, NULL, 'null', NULL, 1794839824328, NULL);
INSERT INTO public.tables VALUES ('s9k4anxh3eaxmr', 'galaktiko', 1, '835907a5d48215a7', '["to_the_last"]', '147088543790159811765496641382184525062', 'h5pd285k9cmuft', 'solo', '5g7rsbbdbmqejy7mujj79z', '{"type":"none"}', false, true, false, 'expert', 'j2nt4hghp33umh', 1794839824565, 2, 'running', '[{"kind":"person","person":"h5pd285k9cmuft"},{"kind":"bot","level":"regular"}]', 'null', 6, 0, 1794839832284, NULL, 'null', NULL, 1794839832284, NULL);
INSERT INTO public.tables VALUES ('hcb25cpgzq2299', 'mlem', 1, 'f3128e398c83c33d', '[]', '133520564020677145057057148268027674378', 'h5pd285k9cmuft', 'invite', 'g4a72e4ye6eugysf8ac5vj', '{"type":"none"}', false, true, true, 'regular', NULL, 1794839835125, 10, 'running', '[{"kind":"person","person":"h5pd285k9cmuft"},{"kind":"person","person":"sxvxu244edkzh3"}]', 'null', 9, 1, 1794839836377, NULL, 'null', NULL, 1794839836377, NULL);
INSERT INTO public.tables VALUES ('eha2t8cuzhgf3g', 'ganymede', 1, 'f732ef058858e80e', '[]', '192645044193517421546710597960039326599', 'h5pd285k9cmuft', 'open', 'gts6knebxakzr3gbgzbc4r', '{"type":"none"}', false, true, true, 'regular', NULL, 1794839683479, 409, 'finished', '[{"kind":"person","person":"h5pd285k9cmuft"},{"kind":"person","person":"sxvxu244edkzh3"}]', 'null', 408, -1, 1794839764816, NULL, '[{"seat":0,"score":22,"place":2},{"seat":1,"score":27,"place":1}]', NULL, 1794839765016, 1794839765016);
INSERT INTO public.tables VALUES ('ajgy53f9myj2jy', 'galaktiko', 1, '835907a5d48215a7', '["rich_first"]', '129013571953440205435255113991537948043', 'h5pd285k9cmuft', 'invite', '6yhkju23u3nand6hdxexhn', '{"type":"none"}', false, true, true, 'regular', NULL, 1794839836568, 12, 'running', '[{"kind":"person","person":"h5pd285k9cmuft"},{"kind":"person","person":"sxvxu244edkzh3","stand_in":"left"}]', 'null', 10, 0, 1794839838841, NULL, 'null', NULL, 1794839838841, NULL);
INSERT INTO public.tables VALUES ('r7pwehfvw9j2qq', 'galaktiko', 1, '835907a5d48215a7', '["rich_first"]', '124091506307412665944829408313492103679', 'h5pd285k9cmuft', 'solo', '9bt69g98jerxawcrt6pjpd', '{"type":"none"}', false, true, false, 'expert', NULL, 1794839840200, 0, 'finished', '[{"kind":"bot","level":"novice"},{"kind":"bot","level":"novice"}]', 'null', 19, -1, 0, NULL, '[{"seat":0,"score":-9,"place":2},{"seat":1,"score":3,"place":1}]', NULL, 1794839840200, 1794839840200);
SELECT pg_catalog.setval('public.chat_id_seq', 1, true);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.analyses
    ADD CONSTRAINT analyses_pkey PRIMARY KEY (table_id);
ALTER TABLE ONLY public.archives
    ADD CONSTRAINT archives_pkey PRIMARY KEY (table_id);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.members
    ADD CONSTRAINT members_pkey PRIMARY KEY (person, table_id);
ALTER TABLE ONLY public.moves
    ADD CONSTRAINT moves_once UNIQUE (table_id, person, key);
ALTER TABLE ONLY public.moves
    ADD CONSTRAINT moves_pkey PRIMARY KEY (table_id, sequence);
ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_handle_key UNIQUE (handle);
ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.ratings
    ADD CONSTRAINT ratings_pkey PRIMARY KEY (game, person);
ALTER TABLE ONLY public.results
    ADD CONSTRAINT results_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT said_once UNIQUE (table_id, person, key);
ALTER TABLE ONLY public.shared
    ADD CONSTRAINT shared_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_id_key UNIQUE (id);
ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_pkey PRIMARY KEY (hash);
CREATE INDEX chat_of ON public.chat USING btree (table_id, id);
CREATE INDEX ix_members_table_id ON public.members USING btree (table_id);
CREATE INDEX ix_tokens_person ON public.tokens USING btree (person);
CREATE INDEX ratings_best ON public.ratings USING btree (game, shown);
CREATE INDEX results_of ON public.results USING btree (person, finished);
CREATE INDEX tables_changed ON public.tables USING btree (changed);
CREATE INDEX tables_due ON public.tables USING btree (due);
CREATE INDEX tables_listed ON public.tables USING btree (status, visibility, changed);
ALTER TABLE ONLY public.analyses
    ADD CONSTRAINT analyses_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.archives
    ADD CONSTRAINT archives_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.members
    ADD CONSTRAINT members_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.moves
    ADD CONSTRAINT moves_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.results
    ADD CONSTRAINT results_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_person_fkey FOREIGN KEY (person) REFERENCES public.people(id);
