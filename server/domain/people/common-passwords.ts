/** What attackers try first, and long enough for our rule; spaces are written as underscores. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
0000000000 0123456789 0987654321 1000000000 102030405060 1029384756 1111111111 111111111111
1122334455 112233445566 1212121212 123123123 1231231234 12341234 1234512345 123454321
1234554321 1234567890 12345678910 123456789a 1313131313 147258369 1472583690 159753159753
1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc 1qazxsw23edc 2222222222 5555555555 741852963 7777777777
789456123 7894561230 888888888888 963852741 9876543210 999999999999 a1b2c3d4e5 abc1234567
abc123abc123 abcd123456 abcdefghij abcdefghijk access1234 admin12345 admin123456 adminadmin
administrator aleksandr1 alexander1 alexander123 anastasia1 anastasiia andrey1234 arsenal123
asdasdasd1 asdfasdfasdf asdfghjkl1 asdfghjkl; ashley1234 autumn2025 autumn2026 azertyuiop
barcelona1 baseball123 batman12345 blink182182 borshch123 changeme12 changeme123 charlie123
chelsea123 computer123 contrasena cooking123 correct_horse_battery_staple
correcthorsebatterystaple corvette12 cristiano7 daniel1234 database12 december2026
default123 dmitriy123 dnipro1234 dragon12345 dynamo1927 ekaterina1 facebook123 ferrari123
flower1234 football123 freedom123 google1234 guest12345 harley1234 hello12345 hellohello
helloworld hottie1234 iloveyou12 iloveyou123 iloveyou1234 internet123 january2026 jennifer12
jessica123 jordan12345 juventus123 katerina123 kharkiv123 kitchen123 komora komora1234
komora12345 komorakomora kristina123 kyiv123456 lamborghini letmein123 letmein1234
liverpool1 lkjhgfdsa1 loveme1234 lviv123456 manchester marina1234 master12345 matthew123
mercedes123 messi12345 michael123 michelle12 mnbvcxz123 monkey12345 motdepasse mustang123
mysql12345 natalia123 natasha123 ncc1701ncc nicole1234 november2026 odessa1234 oleksandr1
oleksandr123 oracle1234 p@ssw0rd p@ssword123 passw0rd passw0rd123 password password!
password!1 password1 password1! password12 password123 password1234 passwords passwort123
poiuytrewq pokemon123 porsche911 postgres12 postgres123 princess123 q1w2e3r4t5 q1w2e3r4t5y6
qazwsxedc1 qazwsxedcrfv qwe123qwe123 qweasdzxc1 qweasdzxc123 qwerty qwerty1234 qwerty12345
qwerty123456 qwertyqwerty qwertyqwerty123 qwertyuiop qwertyuiop123 qwertz1234 qwertzuiop
realmadrid recipe1234 recipes123 rockyou123 ronaldo123 root123456 rootroot12 samsung123
secret1234 sergey1234 server1234 shadow12345 shakhtar123 shevchenko shevchenko1
slava_ukraini slavaukraini spring2025 spring2026 starwars123 summer2024 summer2025
summer2026 sunshine123 superman123 superuser1 svetlana123 temp123456 temporary1 test123456
test1234567 testing123 testing1234 testtest12 testtesttest toortoor12 trustno1234 ukraine123
ukraine2022 ukraine2023 ukraine2024 ukraine2025 ukraine2026 valentina1 victoria123
viktoria123 vladislav1 welcome123 welcome1234 whatever12 winter2024 winter2025 winter2026
ytrewq4321 zaq12wsxcde3 zaq1zaq1zaq1 zxcvbnm123 азертиуйоп йцукен йцукен1234 йцукен12345
йцукен123456 йцукенгшщз йцукенгшщзх київ123456 пароль пароль1234 пароль12345 пароль123456
парольпароль слава_україні славаукраїні україна123 україна2022 україна2023 україна2024
україна2025 україна2026
`
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('_', ' ')),
)
